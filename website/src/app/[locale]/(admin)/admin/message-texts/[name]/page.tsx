import { notFound } from 'next/navigation';
import { requireManager } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { TextPage } from '@/features/message-texts/components/text-page';
import { listMessagePreviews } from '@/features/message-texts/data';
import { messageTextsPath, readTextName } from '@/features/message-texts/rules';
import { isLocale } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { privateMetadata } from '@/lib/private-metadata';

interface Props {
  params: Promise<{ locale: string; name: string }>;
  searchParams: Promise<{ outcome?: string | string[] }>;
}

export const generateMetadata = privateMetadata({ title: 'messageTexts.title' });

/** One text of the clinic, for managers. */
export default async function TextRoute({ params, searchParams }: Props) {
  const { locale, name: asked } = await params;
  const name = readTextName(asked);
  if (!isLocale(locale) || !name) notFound();
  const to = messageTextsPath(locale, { name });
  const session = await requireManager({ locale, to });
  const texts = session && (await readAll(session.token));
  if (!texts) return <StaffTrouble retry={to} />;
  const isSaved = (await searchParams).outcome === 'saved';
  return <TextPage locale={locale} name={name} texts={texts} isSaved={isSaved} />;
}

async function readAll(token: string) {
  try {
    return await listMessagePreviews({ token });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return null;
  }
}
