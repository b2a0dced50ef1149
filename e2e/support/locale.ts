import ar from '../../website/messages/ar.json';
import en from '../../website/messages/en.json';

export type Locale = 'en' | 'ar';

/** The control words of each language, so that a test presses the button a visitor reads. */
export const wordsOf: Record<Locale, typeof en> = { en, ar };

export const directionOf: Record<Locale, 'ltr' | 'rtl'> = { en: 'ltr', ar: 'rtl' };

export const otherLocale: Record<Locale, Locale> = { en: 'ar', ar: 'en' };
