import type { Core } from '@strapi/strapi';
import { watchDirectory } from '../appointments/clinic';

/** Brings the database to what the code says, at every start; each step may run any number of times. */
export async function runBootstrap(strapi: Core.Strapi): Promise<void> {
  watchDirectory(strapi);
}
