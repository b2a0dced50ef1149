import type { NewsReader } from '@/contract/news';
import { csvField } from '@/features/appointments/rules';
import { type Locale, localePath } from '@/i18n/routing';

/** Path of the file of those who agreed to news. */
export function newsFilePath(locale: Locale): string {
  return localePath({ locale, path: '/admin/patient-data/news' });
}

/** Those who agreed as comma-separated values, as programs that send letters read them. */
export function newsFile(readers: readonly NewsReader[]): string {
  const lines = [
    ['email', 'first_name', 'language', 'agreed_at', 'agreed_to'],
    ...readers.map((one) => [one.email, one.firstName, one.language, one.agreedAt, one.words]),
  ];
  // The mark at the beginning: without it Excel takes Arabic for something else.
  return `\uFEFF${lines.map((line) => line.map(csvField).join(',')).join('\r\n')}\r\n`;
}
