import { askFor, staffPage } from '@/features/account/session/page-guards';
import { messagesAddress } from '@/features/desk/messages/address';
import { MessageList } from '@/features/desk/messages/components/message-list';
import { readMessages } from '@/features/desk/messages/query';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('messages.title');

export default staffPage({
  duty: 'messages',
  list: 'messages',
  ...askFor(messagesAddress),
  async show({ session, open, filter }) {
    return <MessageList filter={filter} found={await readMessages(session.token, filter, open)} />;
  },
});
