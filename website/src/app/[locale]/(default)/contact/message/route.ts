import { NextResponse } from 'next/server';
import { submitMessage } from '@/features/contact/mutations';
import { isLocale } from '@/i18n/routing';
import { formRoute, type SentForm } from '@/lib/form-route';

/** Where the contact form lands with script: always an answer the form can show, never a page. */
export const POST = formRoute(async ({ form, params: { locale } }: SentForm<{ locale: string }>) => {
  if (!isLocale(locale)) return NextResponse.json({ error: 'NotFound' }, { status: 404 });
  const state = await submitMessage({ form, locale });
  return NextResponse.json(state, { headers: { 'Cache-Control': 'no-store' } });
});
