import { staffPage } from '@/features/account/session/page-guards';
import { ReleaseList } from '@/features/desk/releases/components/release-list';
import { whatsNewPath } from '@/features/desk/releases/rules';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('releases.title');

export default staffPage({
  duty: null,
  path: ({ locale }) => whatsNewPath(locale),
  show: () => <ReleaseList />,
});
