import { askFor, staffPage } from '@/features/account/session/page-guards';
import { screenAddress } from '@/features/desk/today/address';
import { WaitingScreen } from '@/features/desk/today/components/waiting-screen';
import { readScreenPage } from '@/features/desk/today/query';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('today.screen.name');

/** The screen of a waiting room. There is none unless the clinic has switched it on. */
export default staffPage({
  duty: 'day',
  ...askFor(screenAddress),
  async show({ locale, session, filter }) {
    const page = await readScreenPage(session, locale, filter.branch);
    return page && <WaitingScreen branch={page.branch.name} screen={page.data} />;
  },
});
