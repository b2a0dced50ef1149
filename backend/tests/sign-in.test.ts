import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountCaller } from './support/accounts';
import { asVisitor } from './support/staff';
import { startStrapi, type TestBackend } from './support/strapi';

let backend: TestBackend;
const caller = accountCaller(() => backend);
const { documentIdOf, newStaff, signIn, users } = caller;

beforeAll(async () => {
  backend = await startStrapi();
});
afterAll(() => backend?.stop());

describe('signing in', () => {
  test('answers alike for an unknown account, a wrong password and a blocked account', async () => {
    const blocked = await newStaff();
    await users().update({ documentId: await documentIdOf(blocked), data: { blocked: true } } as never);
    const known = await newStaff();
    const answers = await Promise.all([
      signIn({ account: blocked }),
      signIn({ account: { ...known, password: 'not the password' } }),
      signIn({ account: { ...known, email: 'nobody@clinic.example' } }),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body).toEqual(answers[0]?.body);
    }
  });

  test('works as long for an account that is not there as for one that is', async () => {
    const known = await newStaff();
    const quickest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    for (let index = 0; index < 5; index += 1) {
      for (const [who, email] of [
        ['known', known.email],
        ['unknown', 'nobody-either@clinic.example'],
      ] as const) {
        const start = performance.now();
        await signIn({ account: { ...known, email, password: 'not the password' } });
        quickest[who] = Math.min(quickest[who], performance.now() - start);
      }
    }
    // Without a hash it would be a tenth. The bound is wide, for a busy machine.
    expect(quickest.unknown).toBeGreaterThan(quickest.known / 2);
  });

  test('is refused to an address that fails too often', async () => {
    const account = await newStaff();
    const attacker = asVisitor(backend);
    for (let index = 0; index < 10; index += 1) {
      const answer = await signIn({ account: { ...account, password: 'wrong' }, headers: attacker });
      expect(answer.status).toBe(400);
    }
    const refused = await signIn({ account, headers: attacker });
    expect(refused.status).toBe(429);
    expect((await signIn({ account, headers: asVisitor(backend) })).status).toBe(200);
  });

  test('by very many at once is refused to most instead of being queued for minutes', async () => {
    const account = { ...(await newStaff()), email: 'flood@clinic.example' };
    const answers = await Promise.all(
      Array.from({ length: 45 }, () => signIn({ account, headers: asVisitor(backend) })),
    );
    for (const { status } of answers) expect([400, 429]).toContain(status);
    expect((await fetch(`${backend.url}/_health`)).status).toBe(204);
  });
});
