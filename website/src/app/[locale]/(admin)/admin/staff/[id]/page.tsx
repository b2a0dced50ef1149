import { staffPage } from '@/features/account/session/page-guards';
import { StaffFilePage } from '@/features/desk/staff/components/staff-file';
import { getStaff, getStaffRules } from '@/features/desk/staff/data';
import { staffPages } from '@/features/desk/staff/rules';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('staff.one');

export default staffPage({
  duty: 'manager',
  ask: ({ search }) => ({ pressed: staffPages.read(search) }),
  path: ({ locale, id }) => staffPages.entry(locale, id),
  async show({ session: { token, user }, id, pressed }) {
    const [account, rules] = await Promise.all([getStaff({ token, id }), getStaffRules({ token })]);
    if (account === null) return null;
    const given = { account, isOwn: account.email === user.email, pressed };
    return <StaffFilePage {...given} isFactorOfAll={rules.secondFactorOfAll} />;
  },
});
