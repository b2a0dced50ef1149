import type { Locale, Messages } from 'next-intl';

export async function messagesIn(locale: Locale): Promise<Messages> {
  return (await import(`../../messages/${locale}.json`)).default;
}
