import type { Core } from '@strapi/strapi';

/** The clinic's own address, from the published main info of whichever language states one; null for none. */
export async function clinicAddress(strapi: Core.Strapi): Promise<string | null> {
  for (const locale of ['en', 'ar']) {
    const info = await strapi
      .documents('api::main-info.main-info')
      .findFirst({ locale, status: 'published', fields: ['email'] });
    if (info?.email) return info.email;
  }
  return null;
}
