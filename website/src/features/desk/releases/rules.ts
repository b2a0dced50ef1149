import { type Locale, localePath } from '@/i18n/routing';

export const whatsNewPath = (locale: Locale) => localePath({ locale, path: '/admin/whats-new' });
