import { askFor, staffPage } from '@/features/account/session/page-guards';
import { KeysPage } from '@/features/desk/api-keys/components/keys-page';
import { listApiKeys } from '@/features/desk/api-keys/data';
import { apiKeyPages } from '@/features/desk/api-keys/rules';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata('apiKeys.title');

export default staffPage({
  duty: 'manager',
  ...askFor(apiKeyPages),
  async show({ session: { token }, filter: pressed }) {
    return <KeysPage keys={await listApiKeys({ token })} pressed={pressed} />;
  },
});
