import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { requireStaff } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { MessageList } from '@/features/messages/components/message-list';
import { messagesPath, readMessageFilter } from '@/features/messages/rules';
import { isLocale } from '@/i18n/routing';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'messages' });
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** The messages of the contact page, for staff only. */
export default async function MessagesPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const filter = readMessageFilter(await searchParams);
  const to = messagesPath({ locale, ...filter });
  const session = await requireStaff({ locale, to });
  if (!session) return <StaffTrouble retry={to} />;
  return <MessageList locale={locale} token={session.token} filter={filter} />;
}
