import { nounOf } from '../editorial/types';
import type { DocumentMiddleware } from './write-params';

const EDITOR = '/content-manager/';

/**
 * Makes "Unpublish" take an entry off the site in every language. The editor's button sends the language of the open
 * tab, as one text; "Unpublish multiple locales" sends a list, and code names a language, only on purpose.
 */
export const unpublishAllLanguages: DocumentMiddleware = async (context, next) => {
  if (context.action !== 'unpublish' || !nounOf(context.uid)) return next();
  const { params } = context;
  const { locale }: { locale?: unknown } = params;
  const isFromEditor = strapi.requestContext.get()?.path.startsWith(EDITOR) ?? false;
  if (!locale || (isFromEditor && typeof locale === 'string')) Object.assign(params, { locale: '*' });
  return next();
};
