import './globals.css';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { directionOf, type Locale } from '@/i18n/routing';
import { FIRST_SCRIPT } from '@/inline/scripts';
import { SCRIPT_FONT } from '@/theme/fonts';

/** The HTML document in a language: its direction, and the one font file its script needs first. */
export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  // Not next/font: it preloads by route, and here one route serves two scripts.
  preload(String(SCRIPT_FONT[locale]), { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    // Its class is not React's (lib/browser/fully-rendered).
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text */}
        <script dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
