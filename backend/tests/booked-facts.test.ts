import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { findAppointment } from '../src/appointments/record/appointment-rows';
import { readAppointmentSheet } from '../src/documents/files/read-sheet';
import { dataOf, findBy, freshTime, startClinic } from './support/clinic';

const WORDS = {
  branch: { en: 'Maadi', ar: 'المعادي' },
  doctor: { en: 'Dr Mona', ar: 'د. منى' },
  service: { en: 'Consultation', ar: 'كشف' },
  specialty: { en: 'Ear and hearing', ar: 'الأذن والسمع' },
} as const;
const ADDRESS = { en: 'A street', ar: 'شارع 9' };
const NOUNS = ['branch', 'doctor', 'service', 'specialty'] as const;
type Noun = (typeof NOUNS)[number];

const idOf = (noun: Noun) => (noun === 'service' ? clinic.consultation : clinic[noun]);
const rowOf = async (booking_number: string) =>
  (await findAppointment(backend.db, { booking_number })) ?? expect.fail('no such appointment');

/** Takes content away below the rules that protect it, as a damaged or older database may be without it. */
async function wipe(noun: Noun) {
  const where = { documentId: idOf(noun), publishedAt: { $notNull: true } };
  await backend.strapi.db.query(`api::${noun}.${noun}`).deleteMany({ where });
  // Deleting one row leaves the cached catalogue to the document service.
  const data = { startsOn: '2020-01-01', endsOn: '2020-01-01', reason: 'Past' };
  await documents('closure').create({ data });
}

const { backend, clinic, db, look: seenByPatient, ask, signIn, documents, ...does } = await startClinic();
const rows = () => db()('appointments');
const book = (fields: Record<string, unknown> = {}) => does.book({ specialty: clinic.specialty, ...fields });
for (const noun of NOUNS) {
  const data = { name: WORDS[noun].ar, ...(noun === 'branch' ? { address: ADDRESS.ar } : {}) };
  await documents(noun).update({ documentId: idOf(noun), locale: 'ar', data, status: 'published' });
}

test('an appointment stores its zone and, in both languages, what it was booked as, and is shown with the words of today while they are published', async () => {
  const booked = await book();
  expect(booked.timeZone).toBe('Africa/Cairo');
  const row = await rowOf(booked.bookingNumber);
  const place = { address: ADDRESS, phone: '+20225550100', country: 'EG' };
  expect(row.time_zone).toBe('Africa/Cairo');
  expect(row.booked_as).toEqual({ ...WORDS, ...place, fee: null, minutes: 20, organisation: null });
  expect(row.ends_at - row.starts_at).toBe(20 * 60_000);

  const rename = (name: string) => does.edit('doctor', clinic.doctor, { name });
  await rename('Dr Mona Adel');
  expect((await seenByPatient(booked)).doctor.name).toEqual({ en: 'Dr Mona Adel', ar: WORDS.doctor.ar });
  await rename(WORDS.doctor.en);
});

test('a draft of a language is told to no patient while the other language is published, and may lack what it needs', async () => {
  const service = clinic.longAppointment;
  await does.edit('service', service, { preparation: 'No ear drops' });
  const draft = { name: 'قياس السمع', preparation: 'مسودة' };
  await documents('service').update({ documentId: service, locale: 'ar', data: draft });
  await documents('main-info').create({ locale: 'ar', data: { tagline: 'لم يُكتب الاسم بعد' } });
  const row = await rowOf((await book({ service, locale: 'ar' })).bookingNumber);
  const sheet = await readAppointmentSheet(backend.strapi, row, 'ar');
  expect(sheet).toMatchObject({ preparation: 'No ear drops', clinic: '' });
});

test('an appointment whose branch, doctor, service and specialty have gone still says them to its patient, to staff, and on sheet and calendar file', async () => {
  const startsAt = freshTime('10:00');
  const booked = await book({ startsAt, email: 'laila@example.com' });
  const token = await signIn('staff');
  for (const noun of NOUNS) await wipe(noun);
  const place = { address: ADDRESS, phone: '+20225550100', country: 'EG' };
  const shown = {
    ...{ timeZone: 'Africa/Cairo', startsAt },
    branch: { number: null, name: WORDS.branch, ...place },
    doctor: { number: null, name: WORDS.doctor },
    service: { number: null, name: WORDS.service },
    specialty: { number: null, name: WORDS.specialty },
  };
  expect(await seenByPatient(booked)).toMatchObject(shown);

  const { bookingNumber } = booked;
  const staff = async (path: string, headers: Record<string, string> = {}) =>
    dataOf(await ask(path, { token, headers }));
  const listedIn = async (path: string, headers = {}) =>
    findBy(await staff(path, headers), 'bookingNumber', bookingNumber);
  const found = await listedIn('/appointments?pageSize=100');
  expect(found).toMatchObject(shown);
  expect(await listedIn('/appointments', { 'X-Search': encodeURIComponent('Laila') })).toBeDefined();
  expect(await staff(`/appointments/${found.documentId}`)).toMatchObject(shown);
  expect(await listedIn('/calls?pageSize=100')).toMatchObject(shown);

  const row = await rowOf(bookingNumber);
  const headers = { ...backend.websiteHeaders, 'X-Manage-Key': booked.manageKey };
  for (const language of ['en', 'ar'] as const) {
    expect(await readAppointmentSheet(backend.strapi, row, language)).toMatchObject({
      ...{ timeZone: 'Africa/Cairo', doctor: WORDS.doctor[language], service: WORDS.service[language] },
      branch: { ...place, name: WORDS.branch[language], address: ADDRESS[language] },
    });
    const path = `/api/appointments/by-number/${bookingNumber}/calendar?locale=${language}`;
    const file = await (await fetch(backend.url + path, { headers })).text();
    const component = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
    expect(component?.getFirstPropertyValue('location')).toContain(ADDRESS[language]);
    expect(component?.getFirstPropertyValue('description')).toContain('10:00');
  }
});

const forget = (bookingNumber: string) =>
  rows().where({ booking_number: bookingNumber }).update({ time_zone: null, booked_as: null });
const everything = (noun: Noun) =>
  backend.strapi.db.query(`api::${noun}.${noun}`).deleteMany({ where: { documentId: idOf(noun) } });

test('an appointment of an earlier version is given its facts at the next start, by what is published, a draft or the branch’s other appointments', async () => {
  // The first visit that was booked: a consultation.
  const { booking_number: number } = await rows().orderBy('id').first('booking_number');
  const kept = await rows().whereNot({ booking_number: number }).orderBy('id').first();
  await forget(number);
  // Nothing of them is published since the tests before; the drafts are there.
  await everything('doctor');
  await backend.restart();
  const filled = { ...WORDS, doctor: null, address: ADDRESS, minutes: 20 };
  expect(await rowOf(number)).toMatchObject({ time_zone: 'Africa/Cairo', booked_as: filled });
  const { booked_as } = await rows().where({ booking_number: kept.booking_number }).first();
  expect(booked_as).toEqual(kept.booked_as);

  await forget(number);
  await everything('branch');
  await backend.restart();
  const orphan = { branch: null, service: WORDS.service };
  expect(await rowOf(number)).toMatchObject({ time_zone: 'Africa/Cairo', booked_as: orphan });
});
