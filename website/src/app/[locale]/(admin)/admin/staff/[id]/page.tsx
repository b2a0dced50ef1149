import { staffPage } from '@/features/account/session/page-guards';
import { StaffFilePage } from '@/features/desk/staff/components/staff-file';
import { getStaff } from '@/features/desk/staff/data';
import { readOutcome, staffPath } from '@/features/desk/staff/rules';
import { listBranches } from '@/features/site/branches/data';
import { listDoctors } from '@/features/site/doctors/data';
import { privateMetadata } from '@/lib/page/private-metadata';
import { readFaultId } from '@/lib/request/fault-id';
import { clinicZone } from '@/lib/time/clinic-time';

export const generateMetadata = privateMetadata({ title: 'staff.one' });

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
