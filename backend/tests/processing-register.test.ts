import { expect, test } from 'vitest';
import { type ProcessingRegister, processingRegisterAnswer } from '../src/contract/processing-register';
import { FIELDS_OF_NO_PERSON } from '../src/desk/privacy/fields-of-no-person';
import { STORED_DATA } from '../src/desk/privacy/stored-data';
import { dataOf, startClinic } from './support/clinic';

const env = { SMTP_URL: 'smtp://mail.clinic.example:587', MAIL_FROM: 'desk@clinic.example' };
const { db, settings, ask, signIn } = await startClinic({ env });
const token = await signIn('manager');

const read = async (): Promise<ProcessingRegister> =>
  processingRegisterAnswer.parse((await ask('/processing-register', { token })).body).data;
const activityOf = ({ activities }: ProcessingRegister, name: string) =>
  activities.find((activity) => activity.name === name);

test('managers read what is stored and why, with the days that the clinic has set', async () => {
  await settings({ cardRetentionDays: 45 });
  const register = await read();
  const cards = { table: 'cards', retention: { kind: 'afterVisit', days: 45 } };
  expect(activityOf(register, 'cards')?.stored[0]).toMatchObject(cards);
  expect(activityOf(register, 'log')?.stored[0]?.retention).toEqual({ kind: 'afterEntry', days: 1095 });
});

test('recipients are those that are set up, each at what it receives', async () => {
  const before = await read();
  expect(before.recipients).toEqual([{ kind: 'mail', names: ['mail.clinic.example'], count: 1, days: null }]);
  const webhook = { name: 'Laboratory', url: 'https://lab.example/hook', kinds: ['appointment.confirmed'] };
  dataOf(await ask('/webhooks', { token, data: { ...webhook, hasPersons: true } }), 201);
  const after = await read();
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
