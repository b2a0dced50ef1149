import { notFound } from 'next/navigation';
import { requireStaff } from '@/features/account/session';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { InboxList } from '@/features/inbox/components/inbox-list';
import { inboxPath, readInboxFilter } from '@/features/inbox/rules';
import { isLocale } from '@/i18n/routing';
import { besidePath } from '@/lib/list-memory';
import { privateMetadata } from '@/lib/private-metadata';
import { restoreList } from '@/lib/restore-list';
import { readId } from '@/lib/search-params';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({ title: 'inbox.title' });

/** What patients wrote by SMS and WhatsApp, for staff only. */
export default async function InboxPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const search = await searchParams;
  const pathOf = (query: typeof search) => inboxPath({ locale, ...readInboxFilter(query) });
  await restoreList({ list: 'inbox', params: search, pathOf });
  const filter = readInboxFilter(search);
  const open = readId(search.open);
  const path = inboxPath({ locale, ...filter });
  const to = open ? besidePath({ path, id: open }) : path;
  const session = await requireStaff({ locale, to, duty: 'messages' });
  if (!session) return <StaffTrouble retry={to} />;
  return <InboxList locale={locale} token={session.token} filter={filter} open={open} />;
}
