import { staffPage } from '@/features/account/session/page-guards';
import { inboxAddress } from '@/features/desk/inbox/address';
import { InboxFile } from '@/features/desk/inbox/components/inbox-file';
import { openIncoming } from '@/features/desk/inbox/data';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('inbox.title');

/** One message; the backend writes down who opened it first. */
export default staffPage({
  duty: 'messages',
  path: ({ locale, id }) => inboxAddress.entry(locale, id),
  async show({ session: { token }, id }) {
    const file = await openIncoming({ token, id });
    return file && <InboxFile file={file} />;
  },
});
