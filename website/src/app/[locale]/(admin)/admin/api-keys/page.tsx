import { askFor, staffPage } from '@/features/account/session/page-guards';
import { KeysPage } from '@/features/desk/api-keys/components/keys-page';
import { listApiKeys } from '@/features/desk/api-keys/data';
import { apiKeyPages } from '@/features/desk/api-keys/rules';
import { listBranches } from '@/features/site/branches/data';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('apiKeys.title');

export default staffPage({
  duty: 'manager',
  ...askFor(apiKeyPages),
  async show({ locale, session: { token }, filter: pressed }) {
    const [keys, branches] = await Promise.all([listApiKeys({ token }), listBranches({ locale })]);
    return <KeysPage keys={keys} branches={branches} pressed={pressed} />;
  },
});
