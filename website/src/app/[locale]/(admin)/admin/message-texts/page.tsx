import { staffPage } from '@/features/account/session/page-guards';
import { MessageTextsPage } from '@/features/desk/message-texts/components/message-texts-page';
import { listMessagePreviews } from '@/features/desk/message-texts/data';
import { messageTextsPath } from '@/features/desk/message-texts/rules';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('messageTexts.title');

export default staffPage({
  duty: 'manager',
  path: ({ locale }) => messageTextsPath(locale),
  async show({ session }) {
    const { data } = await listMessagePreviews({ token: session.token });
    return <MessageTextsPage previews={data} />;
  },
});
