import { staffPage } from '@/features/account/session/page-guards';
import { MessageFile } from '@/features/desk/messages/components/message-file';
import { openMessage } from '@/features/desk/messages/data';
import { messagePath } from '@/features/desk/messages/rules';
import { listBranches } from '@/features/site/branches/data';
import { privateMetadata } from '@/lib/page/private-metadata';
import { clinicZone } from '@/lib/time/clinic-time';

export const generateMetadata = privateMetadata({ title: 'messages.title' });

/** One message; the backend writes down who opened it first. */
export default staffPage({
  duty: 'messages',
  ask: ({ id }) => ({ id }),
  path: messagePath,
  async show({ locale, session, id }) {
    const [file, branches] = await Promise.all([openMessage(session.token, id), listBranches({ locale })]);
    return file && <MessageFile file={file} timeZone={clinicZone(branches)} />;
  },
});
