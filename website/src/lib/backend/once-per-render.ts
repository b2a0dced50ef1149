import 'server-only';
import { cache } from 'react';
import type { Locale } from '@/i18n/routing';

/**
 * A read that a page makes once, however many of its parts ask for it: layout, title and content share the answer, which
 * nobody may change. Outside of a render (actions, route handlers) each call reads anew.
 */
export function oncePerRender<T>(
  read: (asked: { locale: Locale }) => Promise<T>,
): (asked: { locale: Locale }) => Promise<T> {
  const readIn = cache((locale: Locale) => read({ locale }));
  return ({ locale }) => readIn(locale);
}
