import { askFor, staffPage } from '@/features/account/session/page-guards';
import { inboxAddress } from '@/features/desk/inbox/address';
import { InboxList } from '@/features/desk/inbox/components/inbox-list';
import { readInbox } from '@/features/desk/inbox/query';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('inbox.title');

export default staffPage({
  duty: 'messages',
  list: 'inbox',
  ...askFor(inboxAddress),
  async show({ session, open, filter }) {
    return <InboxList filter={filter} found={await readInbox(session.token, filter, open)} />;
  },
});
