import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { searchColumns } from '../src/appointments/record/search-columns';
import { isPostgres } from '../src/platform/database';
import { accountCaller } from './support/accounts';
import { dataOf, newPhone, pluck, refusalOf } from './support/clinic';
import { createContractClinic } from './support/contract-clinic';
import { planOf } from './support/plan';
import { PASSWORD } from './support/staff';

const site = await createContractClinic();
const { db, manager: token } = site;
const caller = accountCaller(site.backend);
const ask = (what: string, data: unknown) => caller.call(`/patients/${what}`, { token, data: { data } });
const erase = (sought: string, visits: number, { messages = 0, proof = PASSWORD } = {}) =>
  ask('erasure', { sought, expected: { visits, messages }, proof });

let patients = 0;

/** A patient with an appointment that has cards, words in its history, a seen card, a mail, and a contact message. */
async function someone() {
  patients += 1;
  const phone = newPhone();
  const person = {
    ...{ phone, email: `canary-${patients}@patients.example`, firstName: `Zanariya${patients}` },
    ...{ lastName: `Kanary${patients}`, additionalNotes: `A private note ${patients}` },
  };
  const { id, bookingNumber: number } = await site.book(await site.contract(person));
  await caller.call(`/appointments/${id}/cards/front`, { token: site.staff }).catch(() => null);
  const at = new Date();
  await db()('contact_messages').insert({
    ...{ document_id: `m${patients}`, name: person.firstName, email: person.email, language: 'en' },
    ...{ message: `Words of ${person.lastName}`, handling: 'new', created_at: at, updated_at: at },
  });
  return { person, id: String(id), number: String(number) };
}

async function cancel({ id, person }: Awaited<ReturnType<typeof someone>>) {
  const data = { data: { to: 'canceled', version: 1, reason: `Asked by ${person.firstName}` } };
  expect((await caller.call(`/appointments/${id}/transitions`, { token, data })).status).toBe(200);
}

test('what is stored of a patient is found by phone in any form, or by address, never by name, and exported whole, which is in the log without a word of the patient', async () => {
  const { person, id, number } = await someone();
  for (const sought of [person.phone, `0${person.phone.slice(3)}`, person.email.toUpperCase()]) {
    const found = dataOf(await ask('search', { sought }));
    expect(found.visits).toMatchObject([{ bookingNumber: number, isLive: true }]);
  }
  expect((await ask('search', { sought: person.email })).body.data.messages).toBe(1);
  expect((await ask('search', { sought: person.firstName })).status).toBe(400);
  expect((await ask('search', { sought: newPhone() })).body.data.visits).toEqual([]);
  const { data } = (await ask('export', { sought: person.email })).body;
  expect(data.appointments).toMatchObject([{ ...person, contractType: 'company' }]);
  const [visit] = data.appointments;
  expect(visit.appointmentEvents).toHaveLength(1);
  expect(visit.cards).toHaveLength(2);
  for (const { picture } of visit.cards) expect(picture).toMatch(/^data:image\/webp;base64,UklGR/);
  expect(visit.cardViews).toHaveLength(1);
  expect(visit.consentText).toBeTruthy();
  expect(data.contactMessages).toMatchObject([{ message: `Words of ${person.lastName}` }]);
  expect(data.outboxMessages).toMatchObject([{ recipient: person.email }]);
  const log = await db()('log_entries');
  const exported = log.filter(({ action }) => action === 'patient.export');
  expect(pluck(exported, 'subject')).toEqual([id, `m${patients}`]);
  for (const value of Object.values(person)) expect(JSON.stringify(log)).not.toContain(value);
});

test('erasing a patient waits until appointments to come are canceled, and until the manager has seen what there is; erasing a patient leaves nothing of the person anywhere, and counts and history as they were', async () => {
  const patient = await someone();
  const { person, id, number } = patient;
  const sought = person.phone;
  const early = await erase(sought, 1);
  expect([early.status, early.body.error.details]).toEqual([409, { bookingNumbers: [number] }]);
  await cancel(patient);
  expect(refusalOf(await erase(sought, 2))).toEqual([409, 'PatientChangedError']);
  for (const lacking of [{}, { expected: { visits: 1, messages: 0 } }, { proof: PASSWORD }])
    expect((await ask('erasure', { sought, ...lacking })).status).toBe(400);
  const wrong = await erase(sought, 1, { proof: 'wrong' });
  expect([wrong.status, wrong.body.error.details.errors[0].path]).toEqual([400, ['password']]);
  expect((await db()('appointments').where({ document_id: id }).first()).phone).toBe(person.phone);

  const counts = async () => (await caller.call('/appointments/counts', { token })).body.data;
  const before = { counts: await counts(), events: await db()('appointment_events').count() };
  const { version } = (await caller.call(`/appointments/${id}`, { token })).body.data;
  const files = () => readdirSync(site.cardsFolder(), { recursive: true }).length;
  const stored = files();
  const { firstName: first_name, lastName: last_name, phone } = person;
  const written = { ...person, ...searchColumns({ first_name, last_name, phone }) };
  const code = { document_id: 'c'.repeat(24), channel: 'sms', kind: 'phone-code', reference: 'a code' };
  const sent = { recipient: phone, subject: '', text: '', state: 'sent', attempts: 1, sent_at: new Date() };
  await db()('outbox_messages').insert({ ...code, ...sent });
  const [mail] = await db()('outbox_messages').where({ recipient: person.email });
  const folder = join(site.backend.environment.DATA_DIR ?? '', 'mail');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${mail.kind}-${mail.document_id}.eml`);
  writeFileSync(file, `To: ${person.email}`);
  const erasing = await erase(person.email, 1, { messages: 1 });
  expect([erasing.body.data, existsSync(file)]).toMatchObject([{ visits: 1, messages: 1 }, false]);
  const texts = ['contact_messages', 'outbox_messages', 'cards', 'log_entries'];
  for (const table of ['appointments', 'appointment_events', ...texts]) {
    const all = JSON.stringify(await db()(table));
    for (const value of Object.values(written)) expect(all).not.toContain(value);
  }
  expect({ counts: await counts(), events: await db()('appointment_events').count() }).toEqual(before);
  const { booked_as: facts } = await db()('appointments').where({ document_id: id }).first();
  expect(JSON.parse(facts)).toMatchObject({ organisation: null, doctor: expect.anything() });
  expect(await db()('cards').where({ appointment: id })).toEqual([]);
  expect(files()).toBeLessThan(stored);
  const erased = await caller.call(`/appointments/${id}`, { token });
  expect([erased.status, erased.body.data.allowedNext]).toEqual([200, []]);
  const again = async (read: number) => {
    const data = { data: { to: 'pending', version: read } };
    return refusalOf(await caller.call(`/appointments/${id}/transitions`, { token, data }));
  };
  expect(await again(erased.body.data.version)).toEqual([409, 'TransitionNotAllowedError']);
  expect(await again(version), 'read before').toEqual([409, 'VersionConflictError']);
  const { data: messages } = (await caller.call('/contact-messages', { token })).body;
  expect(messages).toContainEqual(expect.objectContaining({ isErased: true, handling: 'done' }));
  const entries = await db()('log_entries').where({ action: 'patient.erase' });
  expect(entries.map(({ subject }) => subject)).toEqual(expect.arrayContaining([null, id]));
  const found = await ask('search', { sought: person.email });
  expect(found.body.data).toMatchObject({ visits: [], messages: 0 });
});

test('erasing a patient holds when a backup of before is restored: the next start erases again, and cancels what was to come', async () => {
  const patient = await someone();
  const { person, id } = patient;
  const table = (name: string, where: object) => db()(name).where(where);
  const tables = [
    ['appointments', { document_id: id }],
    ['claims', { appointment: id }],
    ['contact_messages', { email: person.email }],
    ['outbox_messages', { recipient: person.email }],
  ] as const;
  const backup = new Map<string, { id: number }[]>();
  for (const [name, where] of tables) backup.set(name, await table(name, where));
  expect(backup.get('claims')).not.toEqual([]);
  const [ward, hers] = [await someone(), newPhone()];
  const guardian = { guardian_name: 'Huda Adel', guardian_phone: hers };
  await table('appointments', { document_id: ward.id }).update(guardian);
  await cancel(ward);
  expect((await erase(hers, 0)).status).toBe(200);
  await cancel(patient);
  expect((await erase(person.email, 1, { messages: 1 })).status).toBe(200);

  for (const [name, rows] of backup) {
    await db()(name).whereIn('id', pluck(rows, 'id')).delete();
    await db()(name).insert(rows);
  }
  await table('appointments', { document_id: ward.id }).update(guardian);
  expect((await table('appointments', { document_id: id }).first()).phone).toBe(person.phone);
  const list = join(site.backend.environment.DATA_DIR ?? '', 'erasures.jsonl');
  const noted = readFileSync(list, 'utf8');
  expect(noted).toContain(id);
  await site.backend.restart();

  for (const name of backup.keys()) {
    const all = JSON.stringify(await db()(name));
    for (const value of Object.values(person)) expect(all).not.toContain(value);
  }
  expect(await table('appointments', { document_id: id }).first()).toMatchObject({ status: 'canceled' });
  expect(await table('claims', { appointment: id })).toEqual([]);
  const left = await table('appointments', { document_id: ward.id }).first();
  expect(left).toMatchObject({ guardian_name: null, guardian_phone: '', phone: ward.person.phone });
  for (const value of Object.values(person)) expect(noted).not.toContain(value);
  // A list that is lost, or of a version that noted nothing, is made by a start.
  rmSync(list);
  const { booked_as: facts } = await table('appointments', { document_id: id }).first();
  const paid = JSON.stringify({ ...JSON.parse(facts), organisation: { en: 'Misr', ar: 'مصر' } });
  await table('appointments', { document_id: id }).update({ booked_as: paid });
  await site.backend.restart();
  expect(readFileSync(list, 'utf8')).toContain(id);
  const { booked_as: healed } = await table('appointments', { document_id: id }).first();
  expect(JSON.parse(healed)).toEqual(JSON.parse(facts));
});

test('with very many appointments every question is answered by an index', async () => {
  const name = isPostgres(db()) ? 'folded_name COLLATE "C"' : 'folded_name';
  for (const [sql, ...values] of [
    ['SELECT * FROM appointments WHERE phone IN (?)', '+201001234567'],
    ['SELECT * FROM appointments WHERE guardian_phone = ?', '+201001234567'],
    ["SELECT appointment FROM appointment_events WHERE action = 'consentWithdrawn'"],
    [`SELECT * FROM appointments WHERE ${name} = ?`, 'omar'],
    ['SELECT * FROM patient_joins WHERE undone_at IS NULL AND (appointment = ? OR other = ?)', 'a', 'a'],
    ['SELECT * FROM appointment_notes WHERE appointment IN (?)', 'a'],
  ] as const) {
    const steps = await planOf(db(), sql, values);
    // An index of nothing but these rows is read from end to end.
    expect([sql, steps]).toEqual([sql, expect.not.stringMatching(/SCAN (?!.*withdrawn_index)|Seq Scan/)]);
  }
});
