import { notFound } from 'next/navigation';
import { requireManager } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { MessageTextsPage } from '@/features/message-texts/components/message-texts-page';
import { listMessagePreviews } from '@/features/message-texts/data';
import { messageTextsPath } from '@/features/message-texts/rules';
import { isLocale } from '@/i18n/routing';
import { BackendError } from '@/lib/backend/errors';
import { privateMetadata } from '@/lib/private-metadata';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = privateMetadata({ title: 'messageTexts.title' });

/** What phones are told, for managers. */
export default async function MessageTextsRoute({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const to = messageTextsPath(locale);
  const session = await requireManager({ locale, to });
  const texts = session && (await readAll(session.token));
  if (!texts) return <StaffTrouble retry={to} />;
  return <MessageTextsPage locale={locale} previews={texts.data} />;
}

async function readAll(token: string) {
  try {
    return await listMessagePreviews({ token });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return null;
  }
}
