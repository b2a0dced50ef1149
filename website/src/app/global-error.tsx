'use client';

import './globals.css';
import { FatalError } from '@/components/layout/fatal-error';

/** A fault in the root layout itself: brings its own document, in the language of the one it replaces. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  // The bare address says no language; our server writes it to the document (server/render/fatal-error-page.ts).
  const stated = typeof document === 'undefined' ? '' : document.documentElement.lang || location.pathname;
  const isArabic = /^\/?ar\b/.test(stated);
  const locale = isArabic ? 'ar' : 'en';
  return (
    <html lang={locale} dir={isArabic ? 'rtl' : 'ltr'} suppressHydrationWarning>
      <body>
        <main>
          <FatalError locale={locale} error={error} retry={retry} />
        </main>
      </body>
    </html>
  );
}
