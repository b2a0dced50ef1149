import { staffPage } from '@/features/account/page-guards';
import { TextPage } from '@/features/message-texts/components/text-page';
import { listMessagePreviews } from '@/features/message-texts/data';
import { messageTextsPath, readTextName } from '@/features/message-texts/rules';
import { privateMetadata } from '@/lib/private-metadata';

export const generateMetadata = privateMetadata({ title: 'messageTexts.title' });

/** One text of the clinic, for managers. */
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
