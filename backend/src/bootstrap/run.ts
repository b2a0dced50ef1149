import type { Core } from '@strapi/strapi';

/** Brings the database to what the code says, at every start; each step may run any number of times. */
export async function runBootstrap(strapi: Core.Strapi): Promise<void> {
  strapi.log.debug('bootstrap');
}
