import { accountPath } from '@/features/account/session/rules';
import { requireSession } from '@/features/account/session/session';
import { AccountTrouble } from '@/features/account/sign-in/components/account-trouble';
import { Profile } from '@/features/account/sign-in/components/profile';
import { getClinicZone } from '@/features/site/branches/data';
import { listSessions } from '@/lib/backend/accounts';
import { nullIfUnavailable } from '@/lib/backend/errors';
import { getSecondFactor } from '@/lib/backend/second-factor';
import { localePage } from '@/lib/page/locale-page';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('account.profile.title');

export default localePage(async ({ locale, searchParams }) => {
  const to = accountPath(locale, 'profile');
  const session = await requireSession(locale, to);
  const read = session ? await readAccount(session.token) : null;
  if (!session || !read) return <AccountTrouble retry={to} />;
  const { changed } = await searchParams;
  const timeZone = await getClinicZone(locale);
  return <Profile user={session.user} {...read} isChanged={changed === '1'} timeZone={timeZone} />;
});

async function readAccount(token: string) {
  return await nullIfUnavailable(async () => {
    const [sessions, factor] = await Promise.all([listSessions({ token }), getSecondFactor({ token })]);
    return { sessions, hasPassword: factor.provider === null, hasSecondFactor: factor.isOn };
  });
}
