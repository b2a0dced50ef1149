import type { Core } from '@strapi/strapi';

const locales = [
  { code: 'en', name: 'English (en)' },
  { code: 'ar', name: 'العربية (ar)' },
];

export async function applyLocales(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('i18n').service('locales');
  for (const locale of locales) {
    if (!(await service.findByCode(locale.code))) await service.create(locale);
  }
  if ((await service.getDefaultLocale()) !== 'en') await service.setDefaultLocale({ code: 'en' });
}
