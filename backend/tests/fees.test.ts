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

const told = (firstVisit: string, followUp: string | null = null) => ({
  currency: 'EGP',
  firstVisit: { amount: firstVisit, isFrom: false },
  followUp: followUp === null ? null : { amount: followUp, isFrom: false },
});

beforeEach(async () => {
  for (const { documentId } of await fees().findMany({})) await fees().delete({ documentId });
  await settingsSay({ currency: 'EGP' });
});

// Which of two fees clash: contract/fees.test.ts.
test('a fee in the editor is an amount as people type it, and the only one that says what it says, when made and when changed; what says nothing is refused in words, and not kept', async () => {
  const { doctor, otherDoctor } = desk.clinic;
  await expect(write({ firstVisit: '350 EGP' })).rejects.toThrow('Write an amount such as 350');
  await expect(write({ firstVisit: ' ' })).rejects.toThrow('Write what the first visit');
  await expect(write({ firstVisit: '350', services: [] })).rejects.toThrow('Choose at least one service');
  await write({ label: 'Everybody', firstVisit: '٣٥٠٫٥٠', followUp: ' 1,200 ' });
  expect(await fees().findMany({})).toMatchObject([{ firstVisit: '350.50', followUp: '1200' }]);
  await expect(write({ firstVisit: '400' })).rejects.toThrow('“Everybody” already says what “Consultation”');
  const other = await write({ doctors: [otherDoctor], firstVisit: '500' });
  await write({ label: 'Of a doctor', doctors: [doctor], firstVisit: '400' });
  const wider = fees().update({ documentId: other, data: { doctors: [doctor, otherDoctor] } });
  await expect(wider).rejects.toThrow('“Of a doctor” already says');
});

test('a doctor or branch whom a fee or a closure to come names alone is not deleted, as these would then be of all', async () => {
  const [doctors, branches, closures] = ['doctor', 'branch', 'closure'].map(desk.documents);
  const make = async (all: typeof doctors, data: Record<string, unknown>) =>
    (await all?.create({ locale: 'en', status: 'published', data }))?.documentId ?? '';
  const doctor = await make(doctors, { name: 'Dr Leila' });
  const fee = await write({ label: 'Of one', doctors: [doctor], firstVisit: '900' });
  const leave = () => doctors?.delete({ documentId: doctor, locale: '*' });
  await expect(leave()).rejects.toThrow('Nothing was deleted: Fee “Of one” is for this one alone');
  await fees().update({ documentId: fee, data: { doctors: [doctor, desk.clinic.doctor] } });
  await leave();
  const left = await fees().findMany({ populate: { doctors: { fields: ['name'] } } });
  expect(left).toMatchObject([{ doctors: [{ documentId: desk.clinic.doctor }] }]);

  const place = { address: 'Road 9', phone: '+20225550199', country: 'EG', timeZone: 'Africa/Cairo' };
  const branch = await make(branches, { name: 'Giza', ...place });
  const documentId = await make(closures, { startsOn: '2098-01-01', endsOn: '2098-12-31', branch });
  const close = () => branches?.delete({ documentId: branch, locale: '*' });
  await expect(close()).rejects.toThrow('“2098-01-01 – 2098-12-31” is for this one alone');
  const past = { startsOn: '2020-01-01', endsOn: '2020-01-02' };
  await closures?.update({ documentId, locale: 'en', data: past });
  await close();
});

test('an appointment keeps what its patient was told by the most specific fee, whatever an editor says later, over a move to another time, and is told anew with another doctor; nothing where nothing was said: no fee, no currency, or before there were fees', async () => {
  const { doctor, otherDoctor } = desk.clinic;
  expect((await seen(await book())).fee).toBeNull();
  await write({ firstVisit: '300' });
  await write({ doctors: [otherDoctor], firstVisit: '450' });
  const documentId = await write({ doctors: [doctor], firstVisit: '500', followUp: '250' });
  const date = freshDate();
  const booked = await book({ startsAt: at('10:00', date) });
  await fees().update({ documentId, data: { firstVisit: '900' } });
  expect((await seen(await book())).fee).toEqual(told('900', '250'));
  await fees().delete({ documentId });
  expect((await seen(await book())).fee).toEqual(told('300'));
  expect((await seen(booked)).fee).toEqual(told('500', '250'));
  const row = await findAppointment(db(), { booking_number: booked.bookingNumber });
  const sheet = await readAppointmentSheet(desk.backend.strapi, row ?? expect.fail(), 'en');
  expect(sheet.fee?.replace(/\u00a0/g, ' ')).toBe('First visit EGP 500, follow-up EGP 250');

  const move = (data: Record<string, unknown>) =>
    desk.call(`/appointments/${booked.id}/move`, { data: { startsAt: at('11:00', date), ...data } });
  expect(dataOf(await move({ version: 1 })).fee).toEqual(told('500', '250'));
  await move({ version: 2, doctor: otherDoctor, reason: 'Dr Mona is ill' });
  expect((await seen(booked)).fee).toEqual(told('450'));

  const { booked_as } = await desk.stored(booked.id).first('booked_as');
  const { fee: _, ...before } = JSON.parse(booked_as);
  await desk.stored(booked.id).update('booked_as', JSON.stringify(before));
  expect((await seen(booked)).fee).toBeNull();
  await settingsSay({ currency: null });
  expect((await seen(await book())).fee).toBeNull();
});
