import { askFor, staffPage } from '@/features/account/page-guards';
import { inboxAddress } from '@/features/inbox/address';
import { InboxList } from '@/features/inbox/components/inbox-list';
import { readInbox } from '@/features/inbox/query';
import { privateMetadata } from '@/lib/private-metadata';

export const generateMetadata = privateMetadata({ title: 'inbox.title' });

/** What patients wrote by SMS and WhatsApp, for staff only. */
export default staffPage({
  duty: 'messages',
  list: 'inbox',
  ...askFor(inboxAddress),
  async show({ locale, session, open, filter }) {
    const found = await readInbox({ locale, token: session.token, filter, open });
    return <InboxList filter={filter} found={found} />;
  },
});
