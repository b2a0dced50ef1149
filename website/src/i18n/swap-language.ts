import { isLocale, type Locale, localePath } from './routing';

/** The same path in another language; the home page where the path names no language. */
export function swapLanguage({ pathname, target }: { pathname: string; target: Locale }): string {
  const [, first, ...rest] = pathname.split('/');
  const path = isLocale(first) ? rest : [];
  return localePath({ locale: target, path: path.length > 0 ? `/${path.join('/')}` : '/' });
}
