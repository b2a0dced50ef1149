import { type Locale, localePath } from '@/i18n/routing';

export function messageTextsPath(locale: Locale): string {
  return localePath({ locale, path: '/admin/message-texts' });
}
