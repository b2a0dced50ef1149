import { staffPage } from '@/features/account/session/page-guards';
import { MessageFile } from '@/features/desk/messages/components/message-file';
import { openMessage } from '@/features/desk/messages/data';
import { messagePath } from '@/features/desk/messages/rules';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('messages.title');

/** One message; the backend writes down who opened it first. */
export default staffPage({
  duty: 'messages',
  ask: ({ id }) => ({ id }),
  path: messagePath,
  async show({ session: { token }, id }) {
    const file = await openMessage({ token, id });
    return file && <MessageFile file={file} />;
  },
});
