import { staffPage } from '@/features/account/session/page-guards';
import { TextPage } from '@/features/desk/message-texts/components/text-page';
import { listMessagePreviews } from '@/features/desk/message-texts/data';
import { messageTextsPath, readTextName } from '@/features/desk/message-texts/rules';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('messageTexts.title');

export default staffPage({
  duty: 'manager',
  ask({ name: asked, search }) {
    const name = readTextName(asked);
    return name && { name, isSaved: search.outcome === 'saved' };
  },
  path: ({ locale, name }) => messageTextsPath(locale, { name }),
  async show({ session, name, isSaved }) {
    const texts = await listMessagePreviews({ token: session.token });
    return <TextPage name={name} texts={texts} isSaved={isSaved} />;
  },
});
