import { redirect } from 'next/navigation';
import { hasDuty } from '@/contract/roles';
import { askFor, staffPage } from '@/features/account/session/page-guards';
import { todayAddress, walkInAddress } from '@/features/desk/today/address';
import { WalkIn } from '@/features/desk/today/components/walk-in';
import { readWalkInPage } from '@/features/desk/today/query';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('today.walkIn.title');

/** Free times left today, for a patient without an appointment. */
export default staffPage({
  duty: 'desk',
  ...askFor(walkInAddress),
  async show({ locale, session, staff, filter }) {
    if (!hasDuty({ role: staff.role, duty: 'day' })) return null;
    const page = await readWalkInPage(session, locale, filter.branch);
    if (page === 'noBranch') redirect(todayAddress.path(locale));
    return page === 'failed' ? page : <WalkIn page={page} />;
  },
});
