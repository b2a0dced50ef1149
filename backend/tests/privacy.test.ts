import { expect, test } from 'vitest';
import { writeLog } from '../src/audit/write-log';
import { peopleSeenAnswer } from '../src/contract/people-seen';
import { caseDetailAnswer, caseListAnswer } from '../src/contract/privacy-case';
import { type ProcessingRegister, processingRegisterAnswer } from '../src/contract/processing-register';
import { removeOldCases } from '../src/desk/privacy/case-rows';
import { FIELDS_OF_NO_PERSON } from '../src/desk/privacy/fields-of-no-person';
import { STORED_DATA } from '../src/desk/privacy/stored-data';
import { WallClock } from '../src/scheduling/zone';
import { DAY, dataOf, HOUR, MINUTE, newPhone, startClinic } from './support/clinic';
import { createAccount, tokenOf } from './support/staff';

const mail = { SMTP_URL: 'smtp://mail.clinic.example:587', MAIL_FROM: 'desk@clinic.example' };
const env = { ...mail, CLAMD_ADDRESS: 'scanner.clinic.example:3310' };
const { backend, db, settings, book, cancel, ask, signIn, handOver, erase } = await startClinic({ env });
const token = await signIn('manager');
const send = (path: string, data?: unknown) => ask(path, { token, data });

const wallTime = (instant: number) => {
  const styles = { dateStyle: 'short', timeStyle: 'short' } as const;
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Cairo', ...styles });
  return parts.format(instant).replace(' ', 'T');
};
const request = (more: object = {}) => ({
  ...{ kind: 'access', way: 'letter', receivedAt: wallTime(Date.now() - HOUR), name: 'Zanariya Kanary' },
  ...{ contact: newPhone(), text: 'What do you know of me?', ...more },
});
const open = async (more: object = {}): Promise<string> =>
  dataOf(await send('/privacy-cases', request(more)), 201).documentId;
const read = async (id: string) => caseDetailAnswer.parse((await send(`/privacy-cases/${id}`)).body).data;
const list = async (which = 'open') =>
  caseListAnswer.parse((await send(`/privacy-cases?list=${which}`)).body);
const step = (id: string, action: string, state: string) =>
  send(`/privacy-cases/${id}/steps`, { action, state, text: `Words of ${action}` });

test('a request is due after the days of the settings, a breach after 72 hours, the most urgent first', async () => {
  await settings({ privacyRequestDays: 20 });
  const asked = await open();
  const breach = await open({ kind: 'breach', way: 'found', name: null, contact: null });
  const [one, other] = [await read(asked), await read(breach)];
  const periodOf = ({ receivedAt, dueAt }: typeof one) => Date.parse(dueAt) - Date.parse(receivedAt);
  expect([periodOf(one), periodOf(other)]).toEqual([20 * DAY, 72 * HOUR]);
  const { data, meta } = await list();
  expect(data.map(({ documentId }) => documentId)).toEqual([breach, asked]);
  expect(meta.counts).toEqual({ open: 2, closed: 0, overdue: 0 });
  const late = await open({ receivedAt: wallTime(Date.now() - 21 * DAY) });
  expect((await list()).data[0]).toMatchObject({ documentId: late, isOverdue: true });
});

test('what was done stays with who did it, a case that a colleague has closed is not closed again, and neither person nor words can be read in the database; none is from the future, or of nobody', async () => {
  const id = await open();
  expect((await step(id, 'noted', 'open')).status).toBe(200);
  expect((await step(id, 'answered', 'open')).status).toBe(200);
  expect((await step(id, 'refused', 'open')).status).toBe(409);
  expect((await step(id, 'noted', 'answered')).status).toBe(400);
  const { state, closedAt, history } = await read(id);
  expect([state, closedAt === null]).toEqual(['answered', false]);
  expect(history.map(({ action, text, by }) => [action, text, by.isYou])).toEqual([
    ['opened', null, true],
    ['noted', 'Words of noted', true],
    ['answered', 'Words of answered', true],
  ]);
  expect((await step(id, 'reopened', 'answered')).status).toBe(200);
  expect((await read(id)).state).toBe('open');
  const logged = await db()('log_entries').where({ subject: id }).orderBy('id').pluck('action');
  expect(logged).toEqual(['case.open', 'case.step', 'case.step', 'case.view', 'case.step']);
  const stored = JSON.stringify([await db()('privacy_cases'), await db()('privacy_case_events')]);
  for (const words of ['Zanariya', 'What do you know', 'Words of']) expect(stored).not.toContain(words);
  for (const wrong of [{ receivedAt: wallTime(Date.now() + HOUR) }, { name: null }, { contact: 'nobody' }]) {
    const { body } = await send('/privacy-cases', request(wrong));
    expect(body.error.details.errors[0].path).toEqual(Object.keys(wrong));
  }
});

test('requests are handed over with the data of the person, and erasing leaves them as proof until they are old', async () => {
  const phone = newPhone();
  const own = await book({ phone });
  const id = await open({ contact: phone, kind: 'erasure' });
  await step(id, 'answered', 'open');
  expect((await send('/patients/search', { sought: phone })).body.data.cases).toBe(1);
  const exported = (await handOver(phone)).privacyCases;
  expect(exported).toMatchObject([{ kind: 'erasure', text: 'What do you know of me?' }]);
  expect(exported[0].privacyCaseEvents).toMatchObject([{}, { text: 'Words of answered' }]);
  await cancel(own);
  await erase(phone, 1);
  expect((await read(id)).name).toBe('Zanariya Kanary');
  const old = (now: number) => removeOldCases({ db: db(), now }, 90);
  expect(await old(Date.now() + 89 * DAY)).toBe(0);
  expect(await old(Date.now() + 91 * DAY)).toBeGreaterThan(0);
  expect((await send(`/privacy-cases/${id}`)).status).toBe(404);
  expect(await db()('privacy_case_events').where({ privacy_case: id })).toEqual([]);
});

const dayOf = (instant: number) => wallTime(instant).slice(0, 10);
const askWhom = (actor: string, firstDay: string, lastDay = firstDay) =>
  send(`/log-entries/people?actor=${actor}&firstDay=${firstDay}&lastDay=${lastDay}`);
const today = dayOf(Date.now());
const seenBy = async (actor: string, day = today) =>
  peopleSeenAnswer.parse((await askWhom(actor, day)).body).data;

async function colleague() {
  const account = await createAccount({ backend, role: 'staff' });
  const staff = await tokenOf(backend, account);
  const look = async (id: string) => dataOf(await ask(`/appointments/${id}`, { token: staff }));
  const { document_id: id } = await db()('up_users').where({ id: account.id }).first();
  return { id: String(id), token: staff, look };
}

test('people whose data an account opened are named once, with those of others left out, and it is in the log; lists that were taken out are counted, as nobody in them is named, and erased people are a number', async () => {
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
  expect((await askWhom(one.id, today, dayOf(Date.now() - DAY))).status).toBe(400);
  // Looked at again within minutes, it is in the log once: here before midnight.
  const { id: by } = await colleague();
  const late = new WallClock(today, 'Africa/Cairo').reaches(0) - 5 * MINUTE;
  await writeLog({ db: db(), by, now: late }, 'appointment.view', { subject: first.id });
  expect((await seenBy(by)).people).toMatchObject([{ phone, looks: 1 }]);
  expect(await db()('log_entries').where({ action: 'log.people' })).not.toHaveLength(0);

  dataOf(await ask('/appointments', { token: other.token, headers: { 'X-Purpose': 'export' } }));
  // Deliveries of a webhook show the patients in them under its id, and messages that a key lists are about none.
  const about = { subject: 'w'.repeat(24) };
  const did = { db: db(), by: other.id, now: Date.now() };
  await writeLog(did, 'webhook.view', about);
  await writeLog(did, 'message.view', { isKey: true });
  await writeLog(did, 'patient.export');
  for (const done of ['uploaded', 'faults'])
    await writeLog(did, 'import.change', { subject: 'i'.repeat(24), detail: { what: 'patients', done } });
  await writeLog(did, 'log.people');
  await writeLog(did, 'feed.make');
  await cancel(third);
  await erase(elsewhere, 1);
  const left = await seenBy(other.id);
  const taken = ['feed.make', 'import.change', 'list.export', 'log.people'];
  const many = [...taken, 'message.view', 'patient.export', 'webhook.view'];
  const wideNow = many.map((action) => ({ action, count: 1 }));
  expect([left.people, left.wide, left.erased]).toEqual([[], wideNow, 1]);
  // A request about data that was opened names whoever made it.
  const asked = newPhone();
  await writeLog(did, 'case.view', { subject: await open({ contact: asked, name: 'Asked Person' }) });
  expect((await seenBy(other.id)).people).toMatchObject([{ name: 'Asked Person', phone: asked, looks: 1 }]);
});

const readRegister = async (): Promise<ProcessingRegister> =>
  processingRegisterAnswer.parse((await send('/processing-register')).body).data;
const activityOf = ({ activities }: ProcessingRegister, name: string) =>
  activities.find((activity) => activity.name === name);

test('managers read what is stored and why, with the days that the clinic has set, and recipients that are set up, each at what it receives', async () => {
  await settings({ cardRetentionDays: 45 });
  const before = await readRegister();
  const cards = { table: 'cards', retention: { kind: 'afterVisit', days: 45 } };
  expect(activityOf(before, 'cards')?.stored[0]).toMatchObject(cards);
  expect(activityOf(before, 'log')?.stored[0]?.retention).toEqual({ kind: 'afterEntry', days: 1095 });
  const server = (kind: string) => ({ kind, names: [`${kind}.clinic.example`], count: 1, days: null });
  expect(before.recipients).toEqual([server('mail'), server('scanner')]);
  expect(activityOf(before, 'inbox')?.recipients).toEqual(['scanner']);
  const webhook = { name: 'Laboratory', url: 'https://lab.example/hook', kinds: ['appointment.confirmed'] };
  dataOf(await send('/webhooks', { ...webhook, hasPersons: true }), 201);
  const after = await readRegister();
  expect(after.recipients).toContainEqual(
    expect.objectContaining({ kind: 'webhooks', names: ['Laboratory (lab.example)'] }),
  );
  expect(activityOf(after, 'appointments')?.recipients).toEqual(['webhooks']);
  expect(activityOf(after, 'messages')?.recipients).toEqual(['mail']);
});

/** Tables of Strapi and of migrations that hold nobody's data: rights, keys of systems, what an installation did. */
const OF_NOBODY =
  /^(?:strapi_(?!sessions)|admin_(?:permissions|roles)|up_(?:permissions|roles)|i18n_|upload_folders|clinic_migrations|content_changes|sqlite_)/;
const BETWEEN_TABLES = /_(?:lnk|cmps|mph)$/;
const OF_EVERY_ROW =
  /^(?:id|document_id|created_at|updated_at|published_at|created_by_id|updated_by_id|locale)$/;
const nameOf = (column: string) => column.replace(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase());

test('every table of the database is in the register, or known to be of nobody', async () => {
  const columns: { name: string; column: string }[] = await db().raw(
    `SELECT m.name AS name, x.name AS "column" FROM sqlite_master m, pragma_table_xinfo(m.name) x WHERE m.type = 'table'`,
  );
  const stored = Object.values(STORED_DATA).flatMap((activity) => activity.stored);
  const registered = [
    ...stored.flatMap(({ table, fields }) => Object.values(fields).map((names) => [table, names] as const)),
    ...Object.entries(FIELDS_OF_NO_PERSON),
  ].flatMap(([table, names]) => names.split(' ').map((name) => `${table}.${name}`));
  const unknown = columns
    .filter(({ name }) => !OF_NOBODY.test(name) && !BETWEEN_TABLES.test(name))
    .filter(({ column }) => !OF_EVERY_ROW.test(column))
    .map(({ name, column }) => `${name}.${nameOf(column)}`)
    .filter((field) => !registered.includes(field));
  expect(unknown).toEqual([]);
});
