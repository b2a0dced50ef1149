import { type Answer, read } from './clinic';
import { outgoing } from './outgoing';
import { asVisitor, createAccount, type TestAccount } from './staff';
import type { TestBackend } from './strapi';

type Call = { token?: string; data?: unknown; headers?: Record<string, string>; method?: string };

export function accountCaller(backend: TestBackend) {
  async function call(path: string, given: Call = {}): Promise<Answer> {
    const { token, data, headers: from = asVisitor(backend) } = given;
    const sent = data === undefined ? { method: 'GET' } : { method: 'POST', body: JSON.stringify(data) };
    const signed: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
    const headers = { ...from, 'Content-Type': 'application/json', ...signed };
    const { method = sent.method } = given;
    return read(await fetch(`${backend.url}/api${path}`, { ...sent, method, headers }));
  }

  const documentIdOf = async ({ id }: TestAccount): Promise<string> =>
    (await backend.db('up_users').where({ id }).first('document_id')).document_id;

  return {
    call,
    documentIdOf,
    signIn: ({ account, ...rest }: { account: TestAccount; headers?: Record<string, string> }) =>
      call('/auth/local', { ...rest, data: { identifier: account.email, password: account.password } }),
    statusFor: async (token: string) => (await call('/users/me', { token })).status,
    newStaff: () => createAccount({ backend, role: 'staff' }),
    users: () => backend.strapi.documents('plugin::users-permissions.user'),
    /** The text of the mail about an account that the outbox would send now; empty when it would send none. */
    async mailedText({ to, documentId, kind }: { to: string; documentId: string; kind: string }) {
      const { composeAccountMail } = await import('../../src/auth/accounts/account-mail');
      const mail = outgoing({ kind, reference: `${documentId}:en:test`, to });
      return (await composeAccountMail({ strapi: backend.strapi, now: Date.now() }, mail))?.text ?? '';
    },
    /** The code in the mail for a new password that the outbox would send now; empty when it would send none. */
    async mailedCode(account: TestAccount): Promise<string> {
      const documentId = await documentIdOf(account);
      const text = await this.mailedText({ to: account.email, documentId, kind: 'account-reset' });
      return /code=([\w-]+)/.exec(text)?.[1] ?? '';
    },
  };
}
