import localFont from 'next/font/local';

// Each file is fetched only when a page holds a letter of its range.
export const cairoArabic = localFont({
  src: '../../../node_modules/@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2',
  weight: '200 1000',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-cairo-arabic',
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0600-06FF,U+0750-077F,U+0870-08FF,U+200C-200F,U+FB50-FDFF,U+FE70-FEFC',
    },
  ],
});

export const cairoLatin = localFont({
  src: '../../../node_modules/@fontsource-variable/cairo/files/cairo-latin-wght-normal.woff2',
  weight: '200 1000',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
  variable: '--font-cairo-latin',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-200B,U+2010-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
});
