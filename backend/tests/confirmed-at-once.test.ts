import { beforeEach, expect, test } from 'vitest';
import { addDays, DAY_MINUTES, dateAt } from '../src/scheduling/zone';
import { freshTime, pluck, refusalOf } from './support/clinic';
import { createContractClinic } from './support/contract-clinic';

const NOUNS = ['service', 'doctor', 'branch'] as const;
type Noun = (typeof NOUNS)[number];

const idOf = (noun: Noun) => (noun === 'service' ? clinic.clinic.consultation : clinic.clinic[noun]);

/** Sets it like an editor: chosen in one language and published. */
const says = (noun: Noun, confirmation: string | null) => clinic.edit(noun, idOf(noun), { confirmation });

const timesOfTomorrow = async () => {
  const from = addDays(dateAt(Date.now(), 'Africa/Cairo'), 1);
  return (await clinic.booker.free({ from, days: '1' })).body;
};

const clinic = await createContractClinic();
const { settings: settingsSay, rowOf } = clinic;
const book = (fields: Record<string, unknown> = {}) =>
  clinic.booker.book({ startsAt: freshTime(), ...fields });
beforeEach(async () => {
  for (const noun of NOUNS) await says(noun, null);
  await settingsSay({ confirmation: null, callWithinMinutes: 120, noticeMinutes: 120 });
});

test('how a booking begins is the call, else what the most specific says: service, doctor, branch, settings', async () => {
  const begins = async () => (await book()).body.data.status;
  expect(await begins()).toBe('pending');
  await settingsSay({ confirmation: 'at_once' });
  expect(await begins()).toBe('confirmed');
  for (const [noun, confirmation, status] of [
    ['branch', 'by_call', 'pending'],
    ['doctor', 'at_once', 'confirmed'],
    ['service', 'by_call', 'pending'],
  ] as const) {
    await says(noun, confirmation);
    expect([noun, await begins()]).toEqual([noun, status]);
  }
  await says('service', null);
  await says('doctor', null);
  expect(await begins()).toBe('pending');
});

test('an appointment that is confirmed at once is so from its first line on, nobody has to call about it, and with the notice alone it is offered before a call could come', async () => {
  await says('doctor', 'at_once');
  const booked = (await book({ email: 'laila@example.com' })).body.data;
  expect(booked).toMatchObject({ status: 'confirmed', callBy: null });
  const row = await rowOf(booked);
  expect(row).toMatchObject({ status: 'confirmed', call_by: null, call_due_at: null });
  const events = await clinic.db()('appointment_events').where({ appointment: row.document_id });
  expect(events).toMatchObject([{ actor: 'patient', from_status: null, to_status: 'confirmed' }]);
  const listed = (await clinic.ask('/calls?pageSize=100', { token: clinic.staff })).body.data;
  expect(pluck(listed, 'documentId')).not.toContain(row.document_id);

  await settingsSay({ callWithinMinutes: 2 * DAY_MINUTES });
  const { data, meta } = await timesOfTomorrow();
  const [slot] = data[0].slots;
  expect(meta.confirmsAtOnce).toBe(true);
  expect((await book({ startsAt: slot.startsAt })).body.data).toMatchObject({ status: 'confirmed' });
  await settingsSay({ noticeMinutes: 3 * DAY_MINUTES });
  expect((await book({ startsAt: data[0].slots.at(-1).startsAt })).status).toBe(400);
  await says('doctor', null);
  const offered = await timesOfTomorrow();
  expect([offered.data[0].slots, offered.meta.confirmsAtOnce]).toEqual([[], false]);
});

test('a contract waits for the call where bookings are confirmed at once, and is refused for a time before it by the field that says how it is paid', async () => {
  await says('doctor', 'at_once');
  const { data } = (await clinic.booker.post(await clinic.contract())).body;
  expect(data).toMatchObject({ status: 'pending', callBy: expect.any(String) });
  await settingsSay({ callWithinMinutes: 2 * DAY_MINUTES });
  const [{ startsAt }] = (await timesOfTomorrow()).data[0].slots;
  const early = await clinic.booker.post(await clinic.contract({ startsAt }));
  expect(refusalOf(early)).toEqual([400, 'contractType notAvailable']);
});
