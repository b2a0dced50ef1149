import { type Locale, localePath } from '@/i18n/routing';

export function whatsNewPath(locale: Locale): string {
  return localePath({ locale, path: '/admin/whats-new' });
}
