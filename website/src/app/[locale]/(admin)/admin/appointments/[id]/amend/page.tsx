import { staffPage } from '@/features/account/session/page-guards';
import { AmendPage } from '@/features/desk/amendment/components/amend-page';
import { readAmendment } from '@/features/desk/amendment/query';
import { amendPath } from '@/features/desk/amendment/rules';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata({ title: 'appointments.amend.title' });

export default staffPage({
  duty: 'desk',
  ask: ({ id }) => ({ id }),
  path: amendPath,
  async show({ locale, session, id }) {
    const found = await readAmendment(session.token, locale, id);
    return found && <AmendPage {...found} />;
  },
});
