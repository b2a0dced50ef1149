'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { isLocale, type Locale } from '@/i18n/routing';
import { Document } from './document';

type Page = { title: string; content: ReactNode };

/** Picks the language by the address: only here is the address known, on the server as in the browser. */
export function NotFoundDocument({
  visitorLocale,
  pages,
}: {
  visitorLocale: Locale;
  pages: Record<Locale, Page>;
}) {
  const [, first] = usePathname().split('/');
  const locale = isLocale(first) ? first : visitorLocale;
  return (
    <Document locale={locale}>
      <title>{pages[locale].title}</title>
      {pages[locale].content}
    </Document>
  );
}
