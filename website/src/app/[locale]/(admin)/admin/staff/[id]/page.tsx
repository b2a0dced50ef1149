import { staffPage } from '@/features/account/session/page-guards';
import { StaffFilePage } from '@/features/desk/staff/components/staff-file';
import { getStaff } from '@/features/desk/staff/data';
import { staffPages } from '@/features/desk/staff/rules';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('staff.one');

export default staffPage({
  duty: 'manager',
  ask: ({ id, search }) => ({ id, pressed: staffPages.read(search) }),
  path: ({ locale, id }) => staffPages.entry(locale, id),
  async show({ session, id, pressed }) {
    const account = await getStaff({ token: session.token, id });
    if (account === null) return null;
    const isOwn = account.email === session.user.email;
    return <StaffFilePage account={account} isOwn={isOwn} pressed={pressed} />;
  },
});
