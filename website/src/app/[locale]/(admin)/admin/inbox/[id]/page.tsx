import { staffPage } from '@/features/account/page-guards';
import { listBranches } from '@/features/branches/data';
import { InboxFile } from '@/features/inbox/components/inbox-file';
import { openIncoming } from '@/features/inbox/data';
import { incomingPath } from '@/features/inbox/rules';
import { clinicZone } from '@/lib/clinic-time';
import { privateMetadata } from '@/lib/private-metadata';

export const generateMetadata = privateMetadata({ title: 'inbox.title' });

/** One message; the backend writes down who opened it first. */
export default staffPage({
  duty: 'messages',
  ask: ({ id }) => ({ id }),
  path: incomingPath,
  async show({ locale, session, id }) {
    const [file, branches] = await Promise.all([openIncoming(session.token, id), listBranches({ locale })]);
    return file && <InboxFile file={file} timeZone={clinicZone(branches)} />;
  },
});
