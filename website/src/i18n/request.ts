import { notFound } from 'next/navigation';
import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { messagesIn } from './messages';
import { isLocale } from './routing';

export default getRequestConfig(async ({ locale: asked }) => {
  // Actions and route handlers have no root parameter: they pass the language themselves.
  const locale = asked ?? (await rootLocale());
  if (!isLocale(locale)) notFound();
  // Dates are formatted in lib/time/clinic-time with the branch's zone; this only stops a silent local default.
  return { locale, messages: await messagesIn(locale), timeZone: 'UTC' };
});
