import { staffPage } from '@/features/account/page-guards';
import { listBranches } from '@/features/branches/data';
import { MessageFile } from '@/features/messages/components/message-file';
import { openMessage } from '@/features/messages/data';
import { messagePath } from '@/features/messages/rules';
import { clinicZone } from '@/lib/clinic-time';
import { privateMetadata } from '@/lib/private-metadata';

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
