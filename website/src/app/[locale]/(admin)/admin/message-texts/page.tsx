import { staffPage } from '@/features/account/page-guards';
import { MessageTextsPage } from '@/features/message-texts/components/message-texts-page';
import { listMessagePreviews } from '@/features/message-texts/data';
import { messageTextsPath } from '@/features/message-texts/rules';
import { privateMetadata } from '@/lib/private-metadata';

export const generateMetadata = privateMetadata({ title: 'messageTexts.title' });

/** What phones are told, for managers. */
export default staffPage({
  duty: 'manager',
  ask: () => ({}),
  path: ({ locale }) => messageTextsPath(locale),
  async show({ session }) {
    const { data } = await listMessagePreviews({ token: session.token });
    return <MessageTextsPage previews={data} />;
  },
});
