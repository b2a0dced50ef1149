import type { NewsReader } from '@/contract/news';
import { type Locale, localePath } from '@/i18n/routing';

export const newsFilePath = (locale: Locale) => localePath({ locale, path: '/admin/patient-data/news' });

/** A field of a file of comma-separated values. What a spreadsheet would run as a formula is made text. */
function csvField(value: string): string {
  const text = /^[=+\-@\t\r\0]/.test(value) ? `'${value}` : value;
  return /[",\n\r;']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns the readers who agreed as comma-separated values, as newsletter programs read them. */
export function newsFile(readers: readonly NewsReader[]): string {
  const lines = [
    ['email', 'first_name', 'language', 'agreed_at', 'agreed_to'],
    ...readers.map((one) => [one.email, one.firstName, one.language, one.agreedAt, one.words]),
  ];
  // The mark at the beginning: without it Excel takes Arabic for something else.
  return `\uFEFF${lines.map((line) => line.map(csvField).join(',')).join('\r\n')}\r\n`;
}
