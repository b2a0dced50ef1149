import { staffPage } from '@/features/account/session/page-guards';
import { MessageFile } from '@/features/desk/messages/components/message-file';
import { openMessage } from '@/features/desk/messages/data';
import { messagePath } from '@/features/desk/messages/rules';
import { getClinicZone } from '@/features/site/branches/data';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('messages.title');

/** One message; the backend writes down who opened it first. */
export default staffPage({
  duty: 'messages',
  ask: ({ id }) => ({ id }),
  path: messagePath,
  async show({ locale, session: { token }, id }) {
    const [file, timeZone] = await Promise.all([openMessage({ token, id }), getClinicZone(locale)]);
    return file && <MessageFile file={file} timeZone={timeZone} />;
  },
});
