import { askFor, staffPage } from '@/features/account/page-guards';
import { messagesAddress } from '@/features/messages/address';
import { MessageList } from '@/features/messages/components/message-list';
import { readMessages } from '@/features/messages/query';
import { privateMetadata } from '@/lib/private-metadata';

export const generateMetadata = privateMetadata({ title: 'messages.title' });

/** The messages of the contact page, for staff only. */
export default staffPage({
  duty: 'messages',
  list: 'messages',
  ...askFor(messagesAddress),
  async show({ locale, session, open, filter }) {
    const found = await readMessages({ locale, token: session.token, filter, open });
    return <MessageList filter={filter} found={found} />;
  },
});
