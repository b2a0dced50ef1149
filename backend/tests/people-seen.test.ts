import { expect, test } from 'vitest';
import { peopleSeenAnswer } from '../src/contract/people-seen';
import { accountCaller } from './support/accounts';
import { DAY, newPhone, startClinic } from './support/clinic';
import { createAccount, tokenOf } from './support/staff';

const { backend, db, book, cancel, signIn, erase } = await startClinic();
const { call } = accountCaller(backend);
const token = await signIn('manager');

const dayOf = (instant: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Cairo' }).format(instant);
const ask = (actor: string, firstDay: string, lastDay = firstDay) =>
  call(`/log-entries/people?actor=${actor}&firstDay=${firstDay}&lastDay=${lastDay}`, { token });
const today = dayOf(Date.now());
const seenBy = async (actor: string, day = today) =>
  peopleSeenAnswer.parse((await ask(actor, day)).body).data;

async function colleague() {
  const account = await createAccount({ backend, role: 'staff' });
  const staff = await tokenOf(backend, account);
  const look = async (id: string, purpose = '') => {
    expect((await call(`/appointments/${id}${purpose}`, { token: staff })).status).toBe(200);
  };
  const { document_id: id } = await db()('up_users').where({ id: account.id }).first();
  return { id: String(id), token: staff, look };
}

test('people whose data an account opened are named once, with those of others left out, and it is in the log', async () => {
  const [one, other] = [await colleague(), await colleague()];
  const [phone, elsewhere] = [newPhone(), newPhone()];
  const first = await book({ phone, firstName: 'Zanariya', lastName: 'Kanary' });
  const second = await book({ phone, firstName: 'ZANARIYA', lastName: 'Kanary' });
  const third = await book({ phone: elsewhere, firstName: 'Somebody', lastName: 'Else' });
  await one.look(first.id);
  await one.look(second.id);
  await other.look(third.id);
  const { people, wide, erased, isCapped } = await seenBy(one.id);
  expect(people).toMatchObject([{ name: 'Zanariya Kanary', phone, looks: 2 }]);
  expect([wide, erased, isCapped]).toEqual([[], 0, false]);
  expect((await seenBy(other.id)).people.map(({ name }) => name)).toEqual(['Somebody Else']);
  expect((await seenBy(one.id, dayOf(Date.now() - 2 * DAY))).people).toEqual([]);
  expect((await ask(one.id, today, dayOf(Date.now() - DAY))).status).toBe(400);
  expect(await db()('log_entries').where({ action: 'log.people' })).not.toHaveLength(0);
});

test('lists that were taken out are counted, as nobody in them is named, and erased people are a number', async () => {
  const one = await colleague();
  const phone = newPhone();
  const own = await book({ phone });
  await one.look(own.id);
  const list = await fetch(`${backend.url}/api/appointments`, {
    headers: { Authorization: `Bearer ${one.token}`, 'X-Purpose': 'export' },
  });
  expect(list.status).toBe(200);
  await cancel(own);
  await erase(phone, 1);
  const { people, wide, erased } = await seenBy(one.id);
  expect([people, wide, erased]).toEqual([[], [{ action: 'list.export', count: 1 }], 1]);
});
