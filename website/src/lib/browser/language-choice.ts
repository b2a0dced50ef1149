import { isLocale, LOCALE_COOKIE } from '@/i18n/routing';

/** Remembers a language chosen before scripts; the page's `alternate` link wins over the changed prefix. */
export function rememberLanguageChoice(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
      const language = link?.dataset.language;
      if (!link || !language) return;
      const { name, maxAgeSeconds } = LOCALE_COOKIE;
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      // biome-ignore lint/suspicious/noDocumentCookie: the newer way waits, and the page is about to be left
      document.cookie = `${name}=${language}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
      link.href = addressIn(language) + location.search + location.hash;
    },
    true,
  );
}

function addressIn(language: string): string {
  const stated = document.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang=${language}]`);
  if (stated) return new URL(stated.href).pathname;
  const [, prefix, ...rest] = location.pathname.split('/');
  const path = isLocale(prefix) ? rest.join('/') : '';
  return `/${language}${path && `/${path}`}`;
}
