import { NextResponse } from 'next/server';
import { submitMessage } from '@/features/contact/mutations';
import { isLocale } from '@/i18n/routing';

/** Where the contact form lands with script: always an answer the form can show, never a page. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<NextResponse> {
  const { locale } = await params;
  if (!isLocale(locale)) return NextResponse.json({ error: 'NotFound' }, { status: 404 });
  const state = await submitMessage({ form: await request.formData(), locale });
  return NextResponse.json(state, { headers: { 'Cache-Control': 'no-store' } });
}
