import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { languageOfEditor } from '../content/documents/refuse-problems';

const LANGUAGES = [
  { code: 'en', name: 'English (en)' },
  { code: 'ar', name: 'العربية (ar)' },
];

export async function applyLanguages(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('i18n').service('locales');
  for (const language of LANGUAGES) {
    if (!(await service.findByCode(language.code))) await service.create(language);
  }
  if ((await service.getDefaultLocale()) !== 'en') await service.setDefaultLocale({ code: 'en' });
}

/** Refuses to remove a language of the site: Strapi would delete everything in it without any check. */
export function keepLanguages(strapi: Core.Strapi): void {
  const locales = strapi.plugin('i18n').service('locales');
  const remove: (which: { id: number }) => Promise<unknown> = locales.delete;
  locales.delete = async (which: { id: number }) => {
    const found: unknown = await locales.findById(which.id);
    const code = z.object({ code: z.string() }).safeParse(found).data?.code ?? '';
    if (LANGUAGES.some((language) => language.code === code)) {
      throw new errors.ApplicationError(
        languageOfEditor() === 'ar'
          ? 'الموقع بالعربية والإنجليزية، ولا يمكن حذف أي منهما.'
          : 'The site is in English and Arabic: neither language can be removed.',
      );
    }
    return remove(which);
  };
}
