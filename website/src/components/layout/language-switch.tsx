'use client';

import { usePathname } from 'next/navigation';
import { Tooltip } from '@/components/ui/tooltip';
import { LOCALE_COOKIE, type Locale, localePath, routing } from '@/i18n/routing';
import { cn } from '@/lib/cn';

type Props = { target: Locale; label: string; hint: string; className?: string };

/**
 * The same page in the other language. A page whose address differs (Arabic slugs) states it in its
 * `alternate` link, which wins; without script the changed prefix leads there by redirect.
 * A full page load on purpose: language, direction and font belong to the document.
 */
export function LanguageSwitch({ target, label, hint, className }: Props) {
  const pathname = usePathname();
  return (
    <Tooltip text={hint}>
      {(descriptionId) => (
        <a
          href={swapPrefix({ pathname, target })}
          hrefLang={target}
          lang={target}
          aria-describedby={descriptionId}
          // One word is not worth the other script's font file.
          className={cn('font-system', className)}
          onClick={(event) => {
            rememberLanguage(target);
            const stated = document.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang=${target}]`);
            const path = stated
              ? new URL(stated.href).pathname
              : swapPrefix({ pathname: location.pathname, target });
            event.currentTarget.href = path + location.search;
          }}
        >
          {label}
        </a>
      )}
    </Tooltip>
  );
}

function swapPrefix({ pathname, target }: { pathname: string; target: Locale }): string {
  const [, first = '', ...rest] = pathname.split('/');
  const path = routing.locales.some((locale) => locale === first) ? rest : [];
  return localePath({ locale: target, path: path.length > 0 ? `/${path.join('/')}` : '/' });
}

function rememberLanguage(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${LOCALE_COOKIE.name}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE.maxAgeSeconds}; SameSite=Lax${secure}`;
}
