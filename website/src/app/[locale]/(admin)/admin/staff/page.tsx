import { staffPage } from '@/features/account/session/page-guards';
import { staffAddress } from '@/features/desk/staff/address';
import { StaffList } from '@/features/desk/staff/components/staff-list';
import { getStaffRules, listStaff } from '@/features/desk/staff/data';
import { readOutcome } from '@/features/desk/staff/rules';
import { listBranches } from '@/features/site/branches/data';
import { privateMetadata } from '@/lib/page/private-metadata';
import { readFaultId } from '@/lib/request/fault-id';

export const generateMetadata = privateMetadata({ title: 'staff.title' });

export default staffPage({
  duty: 'manager',
  list: 'staff',
  ask: ({ search }) => ({
    filter: staffAddress.read(search),
    outcome: readOutcome(search.outcome),
    fault: readFaultId(search.fault),
  }),
  path: ({ locale, filter }) => staffAddress.path(locale, filter),
  async show({ locale, session: { token }, filter, outcome, fault }) {
    const [accounts, rules] = await Promise.all([listStaff({ token }), getStaffRules({ token })]);
    return (
      <StaffList
        accounts={accounts}
        rules={rules}
        filter={filter}
        branches={await listBranches({ locale })}
        outcome={outcome}
        fault={fault}
      />
    );
  },
});
