import { staffPage } from '@/features/account/page-guards';
import { listBranches } from '@/features/branches/data';
import { staffAddress } from '@/features/staff/address';
import { StaffList } from '@/features/staff/components/staff-list';
import { getStaffRules, listStaff } from '@/features/staff/data';
import { readOutcome } from '@/features/staff/rules';
import { readFaultId } from '@/lib/fault-id';
import { privateMetadata } from '@/lib/private-metadata';

export const generateMetadata = privateMetadata({ title: 'staff.title' });

/** Everybody with staff rights, for managers. */
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
