import { type Locale, localePath } from '@/i18n/routing';

/** Path of the staff area's first page in a language. */
export function appointmentsPath(locale: Locale): string {
  return localePath({ locale, path: '/admin/appointments' });
}

/**
 * Where a member of staff lands after signing in: the page of the staff area they wanted, in the language they
 * are reading, else the appointments. Any other address is refused, so that a link cannot lead elsewhere.
 */
export function landingPath({
  wanted,
  locale,
}: {
  wanted: string | null | undefined;
  locale: Locale;
}): string {
  const fallback = appointmentsPath(locale);
  if (!wanted || !/^\/(en|ar)\/admin\/[\w/?=&-]*$/.test(wanted) || wanted.includes('//')) return fallback;
  const isEntrance = /^\/(en|ar)\/admin\/(login|renew)\b/.test(wanted);
  return isEntrance ? fallback : wanted;
}

/** Path of the sign-in page that leads to `to` afterwards and says why one is there. */
export function loginPath({
  locale,
  to,
  why,
}: {
  locale: Locale;
  to?: string;
  why?: 'ended' | 'failed' | 'notStaff' | undefined;
}): string {
  const search = new URLSearchParams();
  if (to) search.set('to', to);
  if (why) search.set('why', why);
  const text = search.toString();
  return `${localePath({ locale, path: '/admin/login' })}${text ? `?${text}` : ''}`;
}
