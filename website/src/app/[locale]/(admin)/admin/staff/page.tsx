import { staffPage } from '@/features/account/session/page-guards';
import { staffAddress } from '@/features/desk/staff/address';
import { StaffList } from '@/features/desk/staff/components/staff-list';
import { getStaffRules, listStaff } from '@/features/desk/staff/data';
import { staffPages } from '@/features/desk/staff/rules';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('staff.title');

export default staffPage({
  duty: 'manager',
  list: 'staff',
  ask: ({ search }) => ({ filter: staffAddress.read(search), pressed: staffPages.read(search) }),
  path: ({ locale, filter }) => staffAddress.path(locale, filter),
  async show({ session: { token }, filter, pressed }) {
    const [accounts, rules] = await Promise.all([listStaff({ token }), getStaffRules({ token })]);
    return <StaffList accounts={accounts} rules={rules} filter={filter} pressed={pressed} />;
  },
});
