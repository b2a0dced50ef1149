import { notFound } from 'next/navigation';
import { requireStaff } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { MessageList } from '@/features/messages/components/message-list';
import { messagesPath, readMessageFilter } from '@/features/messages/rules';
import { isLocale } from '@/i18n/routing';
import { besidePath } from '@/lib/list-memory';
import { privateMetadata } from '@/lib/private-metadata';
import { restoreList } from '@/lib/restore-list';
import { readId } from '@/lib/search-params';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({ title: 'messages.title' });

/** The messages of the contact page, for staff only. */
export default async function MessagesPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const search = await searchParams;
  const pathOf = (query: typeof search) => messagesPath({ locale, ...readMessageFilter(query) });
  await restoreList({ list: 'messages', params: search, pathOf });
  const filter = readMessageFilter(search);
  const open = readId(search.open);
  const path = messagesPath({ locale, ...filter });
  const to = open ? besidePath({ path, id: open }) : path;
  const session = await requireStaff({ locale, to, duty: 'messages' });
  if (!session) return <StaffTrouble retry={to} />;
  return <MessageList locale={locale} token={session.token} filter={filter} open={open} />;
}
