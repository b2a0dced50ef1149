import { expect, test } from 'vitest';
import { CATALOGUE_TABLES } from '../src/app/migrations/0011-catalogue-changes';
import { LATER_TABLES } from '../src/app/migrations/catalogue-triggers';
import { addDays } from '../src/scheduling/zone';
import { accountCaller } from './support/accounts';
import { asPatient, at, createBooker, freshDate, refusalOf, startClinic } from './support/clinic';
import { signInEditor } from './support/editor';
import { startSecondBackend } from './support/second-backend';
import { type TestAccount, tokenOf } from './support/staff';

// On PostgreSQL only: several processes cannot share an SQLite database.
const { backend, booker, clinic, settings, documents, signIn } = await startClinic();
const second = await startSecondBackend();
const other = createBooker({ ...backend, url: second.url }, clinic);

/** Closes a branch on the first backend, like an editor. */
async function close(date: string): Promise<string> {
  const repairs = { branch: clinic.branch, startsOn: date, endsOn: date, reason: 'Repairs' };
  const data = { ...repairs, saveDespiteAppointments: true };
  return (await documents('closure').create({ locale: 'en', data })).documentId;
}

test('a value that PostgreSQL cannot read is refused, and ends no backend', async () => {
  const editor = await signInEditor({ ...backend, url: second.url });
  for (const id of ['x', '%2F%2F', '99999999999999999999'])
    for (const parent of [{}, { parent: 'y' }, { parent: null }]) {
      const body = { name: 'Photos', ...parent };
      expect((await editor.call('PUT', `/upload/folders/${id}`, body)).status).toBe(404);
    }
  for (const id of ['y', 99_999_999_999]) {
    expect((await editor.call('POST', '/upload/folders', { name: 'Photos', parent: id })).status).toBe(400);
    const move = { fileIds: [id], folderIds: [id], destinationFolderId: id };
    expect((await editor.call('POST', '/upload/actions/bulk-move', move)).status).toBe(400);
  }
  expect((await fetch(`${second.url}/health/ready`)).status).toBe(200);
});

test('what is read between an edit and its commit is not kept beyond it', async () => {
  const date = freshDate();
  const starts = () => booker.starts({ from: date, days: '1' });
  await backend.strapi.db.transaction(async () => {
    await close(date);
    expect(await starts()).not.toEqual([]);
  });
  expect(await starts()).toEqual([]);
});

const notOffered = [400, 'startsAt notAvailable'];

test('a closure entered or a setting saved on one backend is obeyed by the bookings, moves and holds of another at once', async () => {
  const date = freshDate();
  const request = (time: string) => other.request({ startsAt: at(time, date) });
  const booked = (await other.post(request('10:00'))).body.data;
  const closure = await close(date);
  expect(refusalOf(await other.post(request('12:00')))).toEqual(notOffered);
  const hold = await other.hold({ startsAt: at('13:00', date) }, 'hold-key-0123456789');
  expect(refusalOf(hold)).toEqual(notOffered);
  const move = { version: 1, startsAt: at('14:00', date) };
  const moved = await asPatient({ ...backend, url: second.url }, booked, 'move', move);
  expect(refusalOf(moved)).toEqual(notOffered);
  await documents('closure').delete({ documentId: closure, locale: '*' });
  expect((await other.post(request('12:00'))).status).toBe(201);

  const book = () => other.book({ phone: '+201112223334', startsAt: at('10:00', freshDate()) });
  expect((await book()).status).toBe(201);
  await settings({ maxLivePerPatient: 1 });
  expect((await book()).status).toBe(409);
  await settings({ maxLivePerPatient: 3 });
  expect((await book()).status).toBe(201);
});

test('a closure entered on one backend is known by the triggers on every table the catalogue is read from', async () => {
  const { metadata } = backend.strapi.db;
  const sources = 'doctor branch service specialty organisation schedule day-off closure fee resource';
  const tablesOf = (uid: string): string[] => {
    const meta = metadata.get(uid);
    const attributes: Record<string, { component?: string; joinTable?: { name: string } }> = JSON.parse(
      JSON.stringify(meta.attributes),
    );
    const joined = Object.values(attributes).flatMap(({ joinTable }) => (joinTable ? [joinTable.name] : []));
    return [meta.tableName, ...joined];
  };
  const all = [...sources.split(' '), 'booking-setting'].flatMap((name) => tablesOf(`api::${name}.${name}`));
  // Pages of doctors, branches and services, and what is written about them.
  const notRead = /^(?:doctors_cmps|doctors_treats_lnk|branches_cmps|articles_author_lnk)$/;
  const read = [
    ...new Set(all.filter((table) => !notRead.test(table))),
    ...['components_clinic_shifts', 'components_clinic_opening_hourss', 'components_clinic_call_days'],
    ...['components_clinic_days_outs', 'components_clinic_needs'],
    ...['components_clinic_questions', 'components_clinic_series'],
  ];
  expect([CATALOGUE_TABLES, ...Object.values(LATER_TABLES)].flat().sort()).toEqual(read.sort());
});

const here = accountCaller(backend);
const there = accountCaller({ ...backend, url: second.url });
const manager = await signIn('manager');

const change = async (account: TestAccount, data: unknown) => {
  const path = `/staff-accounts/${await here.documentIdOf(account)}`;
  expect((await here.call(path, { token: manager, method: 'PUT', data: { data } })).status).toBe(200);
};
const listThere = async (token: string) => (await there.call('/appointments?pageSize=1', { token })).status;

test('an account of staff whose branches are changed on one backend sees those alone on another; switched off on one backend is refused by another with its next call', async () => {
  const account = await here.newStaff();
  const token = await tokenOf({ ...backend, url: second.url }, account);
  const branchesThere = async () => (await there.call('/users/me', { token })).body.staff.scope;
  expect(await branchesThere()).toBeNull();
  await change(account, { branches: [clinic.otherBranch] });
  expect(await branchesThere()).toEqual([clinic.otherBranch]);
  expect(await listThere(token)).toBe(200);
  await change(account, { blocked: true });
  expect(await listThere(token)).toBe(401);
});

test('an account of staff renews a session in tabs that reach different backends at the same moment', async () => {
  const tabs = [here, there, here, there, here, there];
  for (let round = 0; round < 2; round += 1) {
    const account = await here.newStaff();
    const { refreshToken } = (await here.signIn({ account })).body;
    const renew = () =>
      Promise.all(tabs.map(({ call }) => call('/auth/refresh', { data: { refreshToken } })));
    const renewed = [...(await renew()), ...(await renew())];
    const tokens = renewed.map(({ body }) => body?.jwt);
    const sessions = await backend.db('strapi_sessions').where({ user_id: String(account.id) });
    expect({
      statuses: new Set(renewed.map(({ status }) => status)),
      lists: new Set(await Promise.all(tokens.map((token) => listThere(token)))),
      active: sessions.filter(({ status }) => status === 'active').length,
    }).toEqual({ statuses: new Set([200]), lists: new Set([200]), active: 1 });
  }
});

// Last, as the other's clock runs ahead from here on.
test('a backend that has idled obeys a closure of another, and no free time of it is shown', async () => {
  const date = freshDate();
  const request = (time: string) => other.request({ startsAt: at(time, date) });
  expect((await other.post(request('10:00'))).status).toBe(201);
  await close(date);
  await second.pass(60_000);
  expect(refusalOf(await other.post(request('12:00')))).toEqual(notOffered);
  await second.pass(60_000);
  const { data } = (await other.free({ from: date, days: '2' })).body;
  expect(data[0]).toEqual({ date, slots: [] });
  expect(data[1].date).toBe(addDays(date, 1));
});
