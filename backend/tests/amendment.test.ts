import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { insertIncoming, noteIncoming } from '../src/messaging/incoming-messages';
import { servicesOf } from '../src/platform/services';
import { at, dataOf, freshDate, freshTime, newPhone, pluck, refusalOf } from './support/clinic';
import { createContractClinic } from './support/contract-clinic';
import { seriesIn } from './support/series';

const site = await createContractClinic();
const { db, act, book, detail, rowOf, messagesOf, seen: shown } = site;
const colleague = await site.signIn('staff');

const call = (path: string, data?: unknown, token = site.staff) => site.ask(path, { token, data });

/** A request of somebody, with the whole form as staff would send it back unchanged. */
async function someone(fields: Record<string, unknown> = {}) {
  const wanted = site.booker.request({ startsAt: freshTime(), ...fields });
  const own = await book(wanted);
  const { firstName, lastName, phone, age, contractType } = wanted;
  const { email = null, organisation = null, additionalNotes = null } = wanted;
  const person = { firstName, lastName, phone, age, email };
  const form = { version: 1, ...person, contractType, organisation, additionalNotes };
  return { own, id: own.id, form, startsAt: String(wanted.startsAt) };
}

const amend = (id: string, form: Record<string, unknown>) => call(`/appointments/${id}/amendment`, form);
const later = (startsAt: string, hours: number) =>
  new Date(Date.parse(startsAt) + hours * 3_600_000).toISOString();

test('what is written of a patient, and who is responsible for them, is amended by staff field by field, with what stood there in the history', async () => {
  const { id, form } = await someone({ email: 'old@example.org', additionalNotes: 'Left ear' });
  const wanted = { lastName: 'Fouad', email: null, additionalNotes: 'Right ear\nsince May' };
  const answer = dataOf(await amend(id, { ...form, ...wanted, age: '٣٥' }));
  expect(answer).toMatchObject({ ...wanted, version: 2, age: 35 });
  const [, line] = (await detail(id)).history;
  expect(line).toMatchObject({ action: 'amended', from: 'pending', to: 'pending', reason: null });
  expect(line.changes).toEqual([
    { field: 'lastName', from: 'Hassan', to: 'Fouad' },
    { field: 'email', from: 'old@example.org', to: null },
    { field: 'age', from: '34', to: '35' },
    { field: 'additionalNotes', from: 'Left ear', to: 'Right ear\nsince May' },
  ]);
  const found = await site.ask('/appointments', { token: site.staff, headers: { 'X-Search': 'Fouad' } });
  expect(pluck(found.body.data, 'documentId')).toContain(id);

  const now = { ...form, ...wanted, age: 35 };
  const guardian = { guardianName: 'Huda Adel', guardianRelation: 'mother' };
  const named = await amend(id, { ...now, version: 2, ...guardian });
  expect(named.body.data).toMatchObject({ ...guardian, guardianPhone: form.phone });
  const gone = await amend(id, { ...now, version: 3, guardianRelation: 'mother' });
  expect(gone.body.data).toMatchObject({ guardianName: null, guardianRelation: null, guardianPhone: null });
  const amended = (await detail(id)).history.slice(2);
  const fields = pluck(amended, 'changes').map((one: unknown) => pluck(one, 'field'));
  const whole = ['guardianName', 'guardianRelation', 'guardianPhone'];
  expect(fields).toEqual([whole, whole]);

  // An age that nobody knows, as of a visit taken over from another system, need not be made up; one that is known stays.
  expect((await amend(id, { ...now, version: 4, age: '' })).status).toBe(400);
  await db()('appointments').where({ document_id: id }).update({ age: null });
  const unknown = await amend(id, { ...now, version: 4, lastName: 'Hassan', age: '' });
  expect(dataOf(unknown)).toMatchObject({ lastName: 'Hassan', age: null });
});

test('another name or phone of a visit that was confirmed needs a reason; a new address is told how the visit stands, the old one nothing more, and the reminder follows', async () => {
  const { own, id, form } = await someone({ email: 'before@example.org' });
  await call(`/appointments/${id}/transitions`, { to: 'confirmed', version: 1 });
  const wanted = { ...form, version: 2, phone: newPhone() };
  expect((await amend(id, wanted)).body.error.details.refusal).toBe('reasonRequired');
  expect((await amend(id, { ...wanted, reason: 'Typed wrongly' })).status).toBe(200);
  const line = (await detail(id)).history.at(-1);
  expect(line).toMatchObject({ action: 'amended', reason: 'Typed wrongly', from: 'confirmed' });
  const address = { email: 'after@example.org', age: 50 };
  expect((await amend(id, { ...wanted, version: 3, ...address })).status).toBe(200);
  const told = await messagesOf(own, { recipient: address.email });
  expect(pluck(told, 'kind')).toEqual(['visit-confirmed', 'visit-reminder']);
  const { sequence } = await rowOf(own);
  expect(new Set(pluck(told, 'reference'))).toEqual(new Set([`${id}:${sequence}`]));
});

test('the limits follow the phone that staff write: full is refused with its name, and the old one has its seat back', async () => {
  const { id, form, startsAt } = await someone();
  const other = await someone({ phone: newPhone(), startsAt: later(startsAt, 2) });
  const refused = await amend(id, { ...form, phone: other.form.phone });
  expect(refusalOf(refused)).toEqual([409, 'AppointmentLimitError']);
  expect(refused.body.error.details).toMatchObject({ limit: 'doctorDay' });
  expect((await amend(id, { ...form, phone: newPhone() })).status).toBe(200);
  expect((await site.booker.book({ phone: form.phone, startsAt: later(startsAt, 1) })).status).toBe(201);
  // Its own time was never given up.
  expect((await site.booker.book({ startsAt })).status).toBe(409);
});

test('the payer and the contract card are exchanged: a card is removed, another taken, and cash has neither organisation nor card', async () => {
  const { id } = await book(await site.contract());
  const file = await detail(id);
  const { firstName, lastName, phone, age } = file;
  const person = { firstName, lastName, phone, age, email: null, additionalNotes: null };
  const form = { ...person, contractType: 'syndicate', organisation: site.syndicate };
  const before = await site.filesOf();
  const card = await site.newCard();
  expect((await amend(id, { ...form, version: 1, cardFront: card, cardBack: 'remove' })).status).toBe(200);
  const after = await detail(id);
  const organisation = { name: { en: 'syndicate' } };
  expect(after).toMatchObject({ contractType: 'syndicate', organisation, cards: ['front'] });
  const named = (name: string) => ({ en: name, ar: name });
  expect(after.history.at(-1).changes).toEqual([
    { field: 'contractType', from: 'company', to: 'syndicate' },
    { field: 'organisation', from: named('company'), to: named('syndicate') },
    { field: 'cardFront', from: 'picture', to: 'picture' },
    { field: 'cardBack', from: 'picture', to: null },
  ]);
  expect((await site.look({ appointment: id, side: 'front' })).status).toBe(200);
  expect((await site.look({ appointment: id, side: 'back' })).status).toBe(404);
  // Both old files are gone, the new one is there.
  expect((await site.filesOf()).size).toBe(before.size - 1);

  // A picture that another has already is refused at its side, and nothing else is kept.
  const taken = await amend(id, { ...form, version: 2, age: 77, cardBack: card });
  expect(refusalOf(taken)).toEqual([400, 'cardBack notAvailable']);
  expect((await detail(id)).age).toBe(file.age);

  await amend(id, { ...form, version: 2, contractType: 'cash', organisation: null });
  expect(await detail(id)).toMatchObject({ contractType: 'cash', organisation: null, cards: [] });
});

test('erasing and handing over knows notes, and the history of a visit that was given to somebody else', async () => {
  const contract = await site.contract({ firstName: 'Zanariya', email: 'Zan.ariya_1@example.org' });
  const { id, form } = await someone(contract);
  const before = String(form.phone);
  await call(`/appointments/${id}/notes`, { text: 'A private note' });
  const now = Date.now();
  const words = { key: 'one', channel: 'sms', phone: before, kind: 'text', text: 'Zanariya here' } as const;
  const sent = { ...words, kindName: null, place: null, mediaId: null, repliesTo: null, at: now };
  await noteIncoming({ db: db(), now }, String(await insertIncoming(db(), sent, now)), { appointment: id });
  const { id: _, ...line } = await db()('appointment_events').where({ appointment: id }).first();
  const answer = { document_id: 'answer-of-zanariya', action: 'answered', reason: 'Zanariya is late' };
  await db()('appointment_events').insert({ ...line, ...answer });
  await site.settings({ currency: 'EGP' });
  const pay = (seen: number) =>
    call(`/appointments/${id}/payments`, { key: randomUUID(), seen, fee: 5, amount: 5, method: 'cash' });
  await pay(0);
  const phone = newPhone();
  expect((await call(`/appointments/${id}/withdrawal`, { purpose: 'booking' })).status).toBe(200);
  await amend(id, { ...form, firstName: 'Omar', phone, email: null });
  await pay(1);
  const paidBy = async () => await db()('payments').where({ appointment: id }).orderBy('id').pluck('person');
  expect(await paidBy()).toEqual([`Zanariya ${form.lastName}`, `Omar ${form.lastName}`]);
  const handed = await site.handOver(phone);
  const [visit] = handed.appointments;
  expect(visit.appointmentNotes).toMatchObject([{ text: 'A private note' }]);
  expect(visit.cards).toMatchObject([{ picture: null }, { picture: null }]);
  expect(visit.payments).toMatchObject([{ person: null }, { person: `Omar ${form.lastName}` }]);
  expect(visit.appointmentEvents.at(-1).changes).toEqual(['firstName', 'phone', 'email']);
  expect(JSON.stringify(handed)).not.toMatch(/Zanariya|ariya_1/);
  expect(JSON.stringify(handed)).not.toContain(before);
  const former = await site.handOver(before);
  expect(former).toMatchObject({ incomingMessages: [{ text: 'Zanariya here' }], amended: 1 });

  // Whoever is erased by the former phone goes out of the history of the visit, which stays Omar's.
  expect(await site.erase(before)).toMatchObject({ visits: 0, amended: 1 });
  expect(await paidBy()).toEqual([null, `Omar ${form.lastName}`]);
  const file = await detail(id);
  expect(file).toMatchObject({ firstName: 'Omar', phone, consents: [{ withdrawn: expect.anything() }] });
  expect(file.history.at(-1)).toMatchObject({ action: 'amended', changes: [] });
  expect(JSON.stringify(file.history)).not.toContain('Zanariya');
  const mails = db()('outbox_messages').where({ recipient: form.email });
  expect(await mails.clone()).not.toEqual([]);
  await site.erase(String(form.email));
  expect(await mails).toEqual([]);

  await call(`/appointments/${id}/transitions`, { to: 'canceled', version: 2, reason: 'ill' });
  await site.erase(phone, 1);
  expect((await detail(id)).notes).toMatchObject([{ text: null, removedAt: null }]);
  expect((await amend(id, { ...form, version: 3 })).status).toBe(409);
  expect((await call(`/appointments/${id}/notes`, { text: 'More' })).status).toBe(409);
});

test('a note of staff is read by staff, never by the patient, and removed by its author or a manager with a trace', async () => {
  const own = await book();
  const { id } = own;
  const note = (text: string, token?: string) => call(`/appointments/${id}/notes`, { text }, token);
  expect((await note('Afraid of needles')).status).toBe(201);
  expect((await note('Comes with a chair', colleague)).status).toBe(201);
  expect((await note('   ')).status).toBe(400);
  const [mine, theirs] = (await detail(id)).notes;
  expect(mine).toMatchObject({ text: 'Afraid of needles', by: { isYou: true }, isRemovable: true });
  expect(theirs).toMatchObject({ text: 'Comes with a chair', by: { isYou: false }, isRemovable: false });

  const seen = await shown(own);
  expect(seen.bookingNumber).toBe(own.bookingNumber);
  expect(JSON.stringify(seen)).not.toMatch(/needles|chair/);
  const remove = (one: { documentId: string }, token?: string) =>
    site.ask(`/appointments/${id}/notes/${one.documentId}`, { token: token ?? site.staff, method: 'DELETE' });
  expect((await remove(theirs)).status).toBe(409);
  expect((await remove(mine)).status).toBe(200);
  expect((await remove(theirs, site.manager)).status).toBe(200);
  expect((await detail(id)).notes).toMatchObject([
    { text: null, removedBy: { isYou: true } },
    { text: null, removedBy: { kind: 'staff', isYou: false } },
  ]);
  expect(await db()('appointment_notes').where({ appointment: id }).pluck('text')).toEqual([null, null]);
});

const person = (more: Record<string, unknown> = {}) => ({
  ...{ firstName: 'Laila', lastName: 'Hassan', phone: newPhone(), email: null },
  ...more,
});

test('the patient mends a request: staff call the new number, find it, and see what was mended; a new address gets the mail of the request, the old one nothing more', async () => {
  const own = await book({ email: 'wrong@example.org' });
  const sentTo = (phone: string) => {
    const { manageKeys } = servicesOf(site.backend.strapi);
    return { ...own, manageKey: manageKeys.shortKeyFor(own.bookingNumber, phone) };
  };
  const former = sentTo((await rowOf(own)).phone);
  const email = 'right@example.org';
  const mended = person({ phone: '010 9876 5432', lastName: 'Fouad', age: '٤١', email });
  const answer = dataOf(await act(former, 'correct', { version: 1, ...mended }));
  const patient = { firstName: 'Laila', lastName: 'Fouad', phone: '+201098765432', email, age: 41 };
  const { manageKey } = sentTo(patient.phone);
  expect(answer).toMatchObject({ version: 2, canCorrect: true, patient, manageKey });
  // Whoever has the former phone may be somebody else.
  expect((await act(former, 'cancel', { version: 2 })).status).toBe(404);
  for (const open of [own, { ...own, manageKey }]) expect((await shown(open)).version).toBe(2);
  expect(await rowOf(own)).toMatchObject({ phone: '+201098765432', last_name: 'Fouad', sequence: 1 });
  const found = await site.ask('/appointments', { token: site.staff, headers: { 'X-Search': 'Fouad' } });
  expect(pluck(found.body.data, 'bookingNumber')).toContain(own.bookingNumber);
  const { history } = await detail(own.id);
  const expected = { actor: 'patient', action: 'corrected', reason: 'lastName,phone,email,age' };
  expect(history.at(-1)).toMatchObject(expected);
  const told = await messagesOf(own);
  expect(pluck(told, 'kind')).toEqual(['visit-received', 'visit-received']);
  expect(pluck(told, 'recipient')).toEqual(['wrong@example.org', email]);
});

test('the patient mends a request by the rules and limits of a booking, with the version that was looked at, while it waits, five times at most', async () => {
  const [date, phone] = [freshDate(), newPhone()];
  await book({ phone, startsAt: at('10:00', date) });
  const own = await book({ startsAt: at('12:00', date) });
  const mend = (version: number, more: Record<string, unknown> = {}) =>
    act(own, 'correct', { version, ...person(more) });
  const [status, ...codes] = refusalOf(await mend(1, { phone: '12', email: 'x', firstName: ' ', age: 200 }));
  const expected = ['age tooBig', 'email invalid', 'firstName required', 'phone invalid'];
  expect([status, codes.sort()]).toEqual([400, expected]);
  expect(refusalOf(await mend(7))).toEqual([409, 'VersionConflictError']);
  // As many appointments with this doctor on this day as are accepted.
  const full = await mend(1, { phone });
  expect([...refusalOf(full), full.body.error.details]).toEqual([409, 'AppointmentLimitError', {}]);
  for (let version = 1; version <= 5; version += 1) expect((await mend(version)).status).toBe(200);
  expect((await mend(6)).body.error.details.refusal).toBe('corrections');
  expect(await rowOf(own)).toMatchObject({ version: 6, sequence: 0 });
  await call(`/appointments/${own.id}/transitions`, { to: 'confirmed', version: 6 });
  expect((await mend(7)).body.error.details.refusal).toBe('notPending');
  expect(await shown(own)).toMatchObject({ canCorrect: false, patient: { lastName: 'Hassan' } });
});

test('an appointment that is off says to its patient that the clinic canceled it, and why, but nothing that was written before patients could read it', async () => {
  const [own, old] = [await book(), await book()];
  expect((await shown(own)).cancellation).toBeNull();
  const change = { to: 'canceled', version: 1, reason: 'The doctor is ill' };
  await call(`/appointments/${own.id}/transitions`, change);
  expect((await shown(own)).cancellation).toEqual({ by: 'clinic', reason: 'The doctor is ill' });
  await db()('appointments').where({ document_id: old.id }).update({ status: 'canceled' });
  const entry = { actor: 'user:x', from_status: 'pending', to_status: 'canceled', reason: 'rude' };
  await db()('appointment_events').insert({ appointment: old.id, ...entry, at: new Date() });
  expect((await shown(old)).cancellation).toEqual({ by: 'clinic', reason: null });
});

test('staff amend the person on several visits of a series at once or on none; the new address is told once, and reminded of each', async () => {
  const rhythm = { visits: 4, everyDays: 7, toleranceDays: 2, anyDoctor: false };
  await site.edit('service', site.clinic.longAppointment, { series: rhythm });
  const { buy, weekly, visitsOf } = seriesIn({ ...site, look: site.seen }, () => site.staff);
  const sold = await buy(weekly(freshDate(), '15:00'), { email: 'wrong@example.org' });
  const { bookingNumber } = dataOf(sold, 201);
  const [{ document_id: id, first_name: firstName, last_name: lastName, age, phone: wrong }] =
    await visitsOf(bookingNumber);
  const [phone, email] = [newPhone(), 'series@example.org'];
  const form = { version: 1, firstName, lastName, age, phone, email, contractType: 'cash' };
  const also = (...versions: number[]) =>
    amend(id, {
      ...{ ...form, reason: 'Typed wrongly', additionalNotes: 'Left ear' },
      others: versions.map((version, place) => ({ bookingNumber: `${bookingNumber}-${place + 2}`, version })),
    });
  expect(refusalOf(await also(1, 2))).toEqual([409, 'VersionConflictError']);
  expect((await also(1, 1, 1, 1)).status).toBe(404);
  expect(pluck(await visitsOf(bookingNumber), 'version')).toEqual([1, 1, 1, 1]);

  dataOf(await also(1, 1));
  const visits = await visitsOf(bookingNumber);
  expect(pluck(visits, 'phone')).toEqual([phone, phone, phone, wrong]);
  expect(pluck(visits, 'additional_notes')).toEqual(['Left ear', null, null, null]);
  const told = pluck(await db()('outbox_messages').where({ recipient: email }), 'kind');
  expect(told.sort()).toEqual(['visit-confirmed', ...Array(3).fill('visit-reminder')]);
});
