import { staffPage } from '@/features/account/page-guards';
import { InboxList } from '@/features/inbox/components/inbox-list';
import { readInbox } from '@/features/inbox/query';
import { inboxPath, readInboxFilter } from '@/features/inbox/rules';
import { privateMetadata } from '@/lib/private-metadata';

export const generateMetadata = privateMetadata({ title: 'inbox.title' });

/** What patients wrote by SMS and WhatsApp, for staff only. */
export default staffPage({
  duty: 'messages',
  list: 'inbox',
  ask: ({ search }) => readInboxFilter(search),
  path: inboxPath,
  async show({ locale, session, open, path, ...filter }) {
    const found = await readInbox({ locale, token: session.token, filter, open });
    return <InboxList locale={locale} path={path} filter={filter} found={found} />;
  },
});
