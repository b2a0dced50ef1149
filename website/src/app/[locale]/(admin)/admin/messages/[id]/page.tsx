import { staffPage } from '@/features/account/session/page-guards';
import { messagesAddress } from '@/features/desk/messages/address';
import { MessageFile } from '@/features/desk/messages/components/message-file';
import { openMessage } from '@/features/desk/messages/data';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('messages.title');

/** One message; the backend writes down who opened it first. */
export default staffPage({
  duty: 'messages',
  path: ({ locale, id }) => messagesAddress.entry(locale, id),
  async show({ session: { token }, id }) {
    const file = await openMessage({ token, id });
    return file && <MessageFile file={file} />;
  },
});
