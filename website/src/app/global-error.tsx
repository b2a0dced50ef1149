'use client';

import './globals.css';
import { FatalError } from '@/components/layout/fatal-error';

/** A fault in the root layout itself: brings its own document, in the language of the address. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  const isArabic = typeof location !== 'undefined' && location.pathname.startsWith('/ar');
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
