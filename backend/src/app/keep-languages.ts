import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { languageOfEditor } from '../content/documents/editor-language';

const LANGUAGES = ['en', 'ar'];

/** Refuses to remove a language of the site: Strapi would delete everything in it without any check. */
export function keepLanguages(strapi: Core.Strapi): void {
  const locales = strapi.plugin('i18n').service('locales');
  const remove: (which: { id: number }) => Promise<unknown> = locales.delete;
  locales.delete = async (which: { id: number }) => {
    const found: unknown = await locales.findById(which.id);
    const code = z.object({ code: z.string() }).safeParse(found).data?.code ?? '';
    if (LANGUAGES.includes(code)) {
      throw new errors.ApplicationError(
        languageOfEditor() === 'ar'
          ? 'الموقع بالعربية والإنجليزية، ولا يمكن حذف أي منهما.'
          : 'The site is in English and Arabic: neither language can be removed.',
      );
    }
    return remove(which);
  };
}
