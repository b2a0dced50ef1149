import { beforeEach, expect, test } from 'vitest';
import { findAppointment } from '../src/appointments/record/appointment-rows';
import { readAppointmentSheet } from '../src/documents/files/read-sheet';
import { at, dataOf, freshDate } from './support/clinic';
import { startDesk } from './support/staff-desk';

const desk = await startDesk();
const { db, book, look: seen, settings: settingsSay } = desk;

const fees = () => desk.documents('fee');

async function write(data: Record<string, unknown>): Promise<string> {
  const services = [desk.clinic.consultation];
  return (await fees().create({ data: { label: 'A visit', services, ...data } })).documentId;
}

async function sheetOf(booking_number: string, language: 'en' | 'ar' = 'en') {
  const row = await findAppointment(db(), { booking_number });
  if (!row) throw new Error('no such appointment');
  const { fee } = await readAppointmentSheet(desk.backend.strapi, row, language);
  return fee?.replace(/\u00a0/g, ' ') ?? null;
}

const told = (firstVisit: string, followUp: string | null = null) => ({
  currency: 'EGP',
  firstVisit: { amount: firstVisit, isFrom: false },
  followUp: followUp === null ? null : { amount: followUp, isFrom: false },
});

beforeEach(async () => {
  for (const { documentId } of await fees().findMany({})) await fees().delete({ documentId });
  await settingsSay({ currency: 'EGP' });
});

test('a fee in the editor is an amount as people type it', async () => {
  await write({ firstVisit: '٣٥٠٫٥٠', followUp: ' 1,200 ' });
  expect(await fees().findMany({})).toMatchObject([{ firstVisit: '350.50', followUp: '1200' }]);
});

test.each([
  ['no amount', { firstVisit: '350 EGP' }, 'Write an amount such as 350'],
  ['nothing that costs', { firstVisit: ' ' }, 'Write what the first visit'],
  ['no service', { firstVisit: '350', services: [] }, 'Choose at least one service'],
])('a fee in the editor is refused with %s, in words, and nothing is kept', async (_what, data, words) => {
  await expect(write(data)).rejects.toThrow(words);
  expect(await fees().findMany({})).toEqual([]);
});

test('a fee in the editor is the only one that says what it says', async () => {
  const { doctor, otherDoctor, branch } = desk.clinic;
  await write({ label: 'Everybody', firstVisit: '300' });
  await expect(write({ firstVisit: '400' })).rejects.toThrow('“Everybody” already says what “Consultation”');
  const both = await write({ label: 'Two doctors', doctors: [doctor, otherDoctor], firstVisit: '500' });
  await expect(write({ doctors: [doctor], firstVisit: '400' })).rejects.toThrow('“Two doctors”');
  // Narrower than both, and no longer in the way of the other doctor.
  await write({ doctors: [doctor], branches: [branch], firstVisit: '600' });
  await fees().update({ documentId: both, data: { doctors: [otherDoctor] } });
  await write({ doctors: [doctor], firstVisit: '400' });
  const wider = fees().update({ documentId: both, data: { doctors: [doctor, otherDoctor] } });
  await expect(wider).rejects.toThrow('already says');
  expect(await fees().findMany({})).toHaveLength(4);
});

test('an appointment keeps what its patient was told by the most specific fee, whatever an editor says later', async () => {
  const { doctor } = desk.clinic;
  await write({ firstVisit: '300' });
  const documentId = await write({ doctors: [doctor], firstVisit: '500', followUp: '250' });
  const booked = await book();
  expect((await seen(booked)).fee).toEqual(told('500', '250'));
  await fees().update({ documentId, data: { firstVisit: '900' } });
  expect((await seen(booked)).fee).toEqual(told('500', '250'));
  expect((await seen(await book())).fee).toEqual(told('900', '250'));
  await fees().delete({ documentId });
  expect((await seen(booked)).fee).toEqual(told('500', '250'));
  expect(await sheetOf(booked.bookingNumber)).toBe('First visit EGP 500, follow-up EGP 250');
  expect(await sheetOf(booked.bookingNumber, 'ar')).toBe('الزيارة الأولى 500 جنيه، والمتابعة 250 جنيهًا');
  expect((await seen(await book())).fee).toEqual(told('300'));
});

test('an appointment keeps what its patient was told and nothing where nothing was said: no fee, no currency, or before there were fees', async () => {
  expect((await seen(await book())).fee).toBeNull();
  await write({ firstVisit: '300' });
  await settingsSay({ currency: null });
  const booked = await book();
  expect((await seen(booked)).fee).toBeNull();
  expect(await sheetOf(booked.bookingNumber)).toBeNull();
  const { booked_as } = await desk.stored(booked.id).first('booked_as');
  const { fee: _, ...before } = JSON.parse(booked_as);
  await desk.stored(booked.id).update('booked_as', JSON.stringify(before));
  expect((await seen(booked)).fee).toBeNull();
});

test('an appointment keeps what its patient was told over a move to another time, and anew with another doctor', async () => {
  const documentId = await write({ firstVisit: '300' });
  await write({ doctors: [desk.clinic.otherDoctor], firstVisit: '450' });
  const date = freshDate();
  const booked = await book({ startsAt: at('10:00', date) });
  await fees().update({ documentId, data: { firstVisit: '350' } });
  const move = (data: Record<string, unknown>) => desk.call(`/appointments/${booked.id}/move`, { data });
  expect((await move({ version: 1, startsAt: at('11:00', date) })).body.data.fee).toEqual(told('300'));
  expect((await seen(booked)).fee).toEqual(told('300'));
  const other = { doctor: desk.clinic.otherDoctor, reason: 'Dr Mona is ill' };
  expect(dataOf(await move({ version: 2, startsAt: at('11:00', date), ...other })).fee).toEqual(told('450'));
  expect((await seen(booked)).fee).toEqual(told('450'));
});
