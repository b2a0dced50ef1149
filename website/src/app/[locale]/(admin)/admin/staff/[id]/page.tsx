import { staffPage } from '@/features/account/page-guards';
import { listBranches } from '@/features/branches/data';
import { listDoctors } from '@/features/doctors/data';
import { StaffFilePage } from '@/features/staff/components/staff-file';
import { getStaff } from '@/features/staff/data';
import { readOutcome, staffPath } from '@/features/staff/rules';
import { clinicZone } from '@/lib/clinic-time';
import { readFaultId } from '@/lib/fault-id';
import { privateMetadata } from '@/lib/private-metadata';

export const generateMetadata = privateMetadata({ title: 'staff.one' });

/** One account with staff rights, for managers. */
export default staffPage({
  duty: 'manager',
  ask: ({ id, search }) => ({ id, outcome: readOutcome(search.outcome), fault: readFaultId(search.fault) }),
  path: ({ locale, id }) => staffPath({ locale, page: id }),
  async show({ locale, session, id, outcome, fault }) {
    const account = await getStaff({ token: session.token, id });
    if (account === null) return null;
    const [branches, doctors] = await Promise.all([listBranches({ locale }), listDoctors({ locale })]);
    return (
      <StaffFilePage
        account={account}
        branches={branches}
        doctors={doctors}
        timeZone={clinicZone(branches)}
        isOwn={account.email === session.user.email}
        outcome={outcome}
        fault={fault}
      />
    );
  },
});
