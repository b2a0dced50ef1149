import 'server-only';
import { cache } from 'react';
import type { Locale } from '@/i18n/routing';
import { cachePerSecond } from '../cache/per-second-cache';

/**
 * Caches a read within a page, and within a second for pages made per request; nobody may change the shared answer. Outside
 * of both (actions, route handlers) each call reads again.
 */
export function cachePerRequest<T>(
  read: (asked: { locale: Locale }) => Promise<T>,
): (asked: { locale: Locale }) => Promise<T> {
  const shared = cachePerSecond(read, 10);
  const readIn = cache((locale: Locale) => shared({ locale }));
  return ({ locale }) => readIn(locale);
}

/** Caches a read that is asked for by its language alone in the same way. */
export function cachePerLocale<T>(read: (locale: Locale) => Promise<T>): (locale: Locale) => Promise<T> {
  const cached = cachePerRequest(({ locale }) => read(locale));
  return (locale) => cached({ locale });
}
