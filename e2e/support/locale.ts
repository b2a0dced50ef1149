import ar from '../../website/messages/ar.json';
import en from '../../website/messages/en.json';

export type Locale = 'en' | 'ar';

export const locales: Locale[] = ['en', 'ar'];

/** The control words of each language, so that a test presses the button a visitor reads. */
export const wordsOf: Record<Locale, typeof en> = { en, ar };

export const directionOf: Record<Locale, 'ltr' | 'rtl'> = { en: 'ltr', ar: 'rtl' };

export const otherLocale: Record<Locale, Locale> = { en: 'ar', ar: 'en' };

/** Finds a message whatever was put into its places: "Book {day}, {time}" finds "Book Sunday, 10:30". */
export function patternOf(message: string): RegExp {
  const parts = message.split(/\{\w+\}/).map(literal);
  return new RegExp(`^${parts.join('.+')}$`);
}

/** A text as a pattern that matches nothing else. */
export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
