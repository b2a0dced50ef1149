import { staffPage } from '@/features/account/session/page-guards';
import { listActors } from '@/features/desk/log/data';
import { peopleAddress } from '@/features/desk/privacy/address';
import { PeopleSeenPage } from '@/features/desk/privacy/components/people-seen-page';
import { listPeopleSeen } from '@/features/desk/privacy/data';
import { inOrder } from '@/features/desk/privacy/rules';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('peopleSeen.title');

export default staffPage({
  duty: 'manager',
  ask: ({ search }) => ({ filter: inOrder(peopleAddress.read(search)) }),
  path: ({ locale, filter }) => peopleAddress.path(locale, filter),
  async show({ session: { token }, filter }) {
    const [found, accounts] = await Promise.all([listPeopleSeen(token, filter), listActors(token)]);
    return <PeopleSeenPage filter={filter} found={found} accounts={accounts} />;
  },
});
