import { staffPage } from '@/features/account/session/page-guards';
import { AmendPage } from '@/features/desk/amendment/components/amend-page';
import { amendPath } from '@/features/desk/amendment/rules';
import { getAppointment } from '@/features/desk/appointments/data';
import { listOrganisations } from '@/features/site/organisations/data';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('appointments.amend.title');

export default staffPage({
  duty: 'desk',
  path: amendPath,
  async show({ locale, session, id }) {
    const file = await getAppointment(session.token, id);
    if (!file) return null;
    const organisations = await listOrganisations(locale, file.branch.documentId);
    return <AmendPage file={file} organisations={organisations} />;
  },
});
