import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { accountCaller } from './support/accounts';
import { withoutRequestId } from './support/answers';
import { asVisitor } from './support/staff';
import { startStrapi } from './support/strapi';

const backend = await startStrapi();
const { documentIdOf, newStaff, signIn, users } = accountCaller(backend);

test('signing in answers alike for an unknown account, a wrong password and a blocked account', async () => {
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
    expect(withoutRequestId(body)).toEqual(withoutRequestId(answers[0]?.body));
  }
});

test('signing in hashes as much for an account that is not there as for one that is', async () => {
  const known = await newStaff();
  // Stored by the backend itself, as what a test makes is hashed for quickness.
  const data = { password: 'A-password-of-its-own' };
  await users().update({ documentId: await documentIdOf(known), data } as never);
  const asked = vi.spyOn(Worker.prototype, 'postMessage');
  const costs: Record<string, unknown[]> = {};
  for (const email of [known.email, 'nobody-either@clinic.example']) {
    asked.mockClear();
    await signIn({ account: { ...known, email, password: 'not the password' } });
    // A hash of bcrypt begins with its kind and its rounds.
    costs[email] = asked.mock.calls.map(([{ hash }]) => /^\$2\w\$(\d+)\$/.exec(String(hash))?.[1]);
  }
  asked.mockRestore();
  expect(costs).toEqual({ [known.email]: ['10'], 'nobody-either@clinic.example': ['10'] });
});

test('signing in is refused to an address that fails too often, also after a restart', async () => {
  const account = await newStaff();
  const attacker = asVisitor(backend);
  const wrong = { ...account, password: 'wrong' };
  for (let index = 0; index < 10; index += 1)
    expect((await signIn({ account: wrong, headers: attacker })).status).toBe(400);
  expect((await signIn({ account, headers: attacker })).status).toBe(429);
  expect((await signIn({ account, headers: asVisitor(backend) })).status).toBe(200);
  await backend.restart();
  expect((await signIn({ account, headers: attacker })).status).toBe(429);
});

test('signing in of strangers with an account slows them and keeps its owner out of nothing, also after a restart', {
  timeout: 240_000,
}, async () => {
  const account = await newStaff();
  const home = asVisitor(backend);
  const { device } = (await signIn({ account, headers: home })).body;
  const wrong = { ...account, password: 'wrong' };
  for (let index = 0; index < 20; index += 1)
    expect((await signIn({ account: wrong, headers: asVisitor(backend) })).status).toBe(400);
  const guessers = Array.from({ length: 30 }, () => signIn({ account: wrong, headers: asVisitor(backend) }));
  const onDevice = await signIn({ account, headers: { ...asVisitor(backend), 'X-Device': device } });
  expect(onDevice.status).toBe(200);
  expect((await signIn({ account, headers: home })).status).toBe(200);
  // One passes, ten wait for their turn, the rest are told to come back.
  const statuses = (await Promise.all(guessers)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(20);

  await backend.restart();
  const again = await signIn({ account, headers: { ...asVisitor(backend), 'X-Device': device } });
  expect(again.status).toBe(200);
  expect((await signIn({ account, headers: home })).status).toBe(200);
  expect(JSON.stringify(await backend.db('sign_in_limits'))).not.toContain(account.email);
  const stranger = signIn({ account: wrong, headers: asVisitor(backend) });
  const next = signIn({ account: wrong, headers: asVisitor(backend) });
  // The first may pass at once, the next has to wait: fifteen seconds lie between two.
  // biome-ignore lint/plugin: how long a stranger has to wait is the subject
  const pause = new Promise((done) => setTimeout(() => done('waits'), 2000));
  await stranger;
  expect(await Promise.race([next, pause])).toBe('waits');
  await next;
});

test('signing in lets a shift of thirty in from one address while junk comes from everywhere', {
  timeout: 240_000,
}, async () => {
  const people = await Promise.all(Array.from({ length: 30 }, () => newStaff()));
  const office = asVisitor(backend);
  const devices: string[] = [];
  // Yesterday half of them signed in on their computers; the others have never been here.
  for (const account of people.slice(0, 15))
    devices.push((await signIn({ account, headers: office })).body.device);
  let isOver = false;
  const junk = () => ({ id: 0, email: `${Math.random()}@x.example`, password: 'junk' });
  const flood = Array.from({ length: 40 }, async () => {
    while (!isOver) await signIn({ account: junk(), headers: asVisitor(backend) });
  });
  const shift = await Promise.all(
    people.map((account, index) => {
      const device = devices[index];
      return signIn({ account, headers: { ...office, ...(device ? { 'X-Device': device } : {}) } });
    }),
  );
  isOver = true;
  await Promise.all(flood);
  expect(shift.map(({ status }) => status)).toEqual(people.map(() => 200));
});
