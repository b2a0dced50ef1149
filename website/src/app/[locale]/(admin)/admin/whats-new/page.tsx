import { staffPage } from '@/features/account/page-guards';
import { ReleaseList } from '@/features/releases/components/release-list';
import { whatsNewPath } from '@/features/releases/rules';
import { privateMetadata } from '@/lib/private-metadata';

export const generateMetadata = privateMetadata({ title: 'releases.title' });

/** What each version brought, for staff. */
export default staffPage({
  duty: null,
  ask: () => ({}),
  path: ({ locale }) => whatsNewPath(locale),
  show: () => <ReleaseList />,
});
