import ICAL from 'ical.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { findAppointment } from '../src/appointments/record/appointment-rows';
import { readAppointmentSheet } from '../src/documents/files/read-sheet';
import { freshTime, startClinic } from './support/clinic';
import { documentsOf } from './support/documents';

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
const documents = (noun: Noun) => documentsOf(backend.strapi, noun);
const rowOf = async (booking_number: string) => {
  const row = await findAppointment(backend.db, { booking_number });
  if (!row) throw new Error('no such appointment');
  return row;
};

/** Takes content away below the rules that protect it, as a damaged or older database may be without it. */
async function wipe(noun: Noun, published = true) {
  const where = { documentId: idOf(noun), ...(published ? { publishedAt: { $notNull: true } } : {}) };
  await backend.strapi.db.query(`api::${noun}.${noun}`).deleteMany({ where });
  // Deleting one row leaves the cached catalogue to the document service.
  await backend.strapi
    .documents('api::closure.closure')
    .create({ data: { startsOn: '2020-01-01', endsOn: '2020-01-01', reason: 'Past' } } as never);
}

const { backend, clinic, booker, db, look: seenByPatient, ask, signIn, ...does } = await startClinic();
const rows = () => db()('appointments');
const book = (fields: Record<string, unknown> = {}) => does.book({ specialty: clinic.specialty, ...fields });
for (const noun of NOUNS) {
  const data = { name: WORDS[noun].ar, ...(noun === 'branch' ? { address: ADDRESS.ar } : {}) };
  await documents(noun).update({ documentId: idOf(noun), locale: 'ar', data, status: 'published' });
}

test('an appointment stores its zone and, in both languages, what it was booked as', async () => {
  const startsAt = freshTime('10:00');
  const booked = await book({ startsAt });
  expect(booked.timeZone).toBe('Africa/Cairo');
  const row = await rowOf(booked.bookingNumber);
  expect(row.time_zone).toBe('Africa/Cairo');
  const place = { address: ADDRESS, phone: '+20225550100', country: 'EG' };
  expect(row.booked_as).toEqual({ ...WORDS, ...place, fee: null, minutes: 20, organisation: null });
  expect(row.ends_at - row.starts_at).toBe(20 * 60_000);
});

test('an appointment is shown with the words of today while they are published', async () => {
  const booked = await book();
  const rename = (name: string) => does.edit('doctor', clinic.doctor, { name });
  await rename('Dr Mona Adel');
  expect((await seenByPatient(booked)).doctor.name).toEqual({ en: 'Dr Mona Adel', ar: WORDS.doctor.ar });
  await rename(WORDS.doctor.en);
});

describe('after its branch, doctor, service and specialty have gone', () => {
  let booked: Awaited<ReturnType<typeof book>>;
  let token: string;
  const startsAt = freshTime('10:00');

  beforeAll(async () => {
    booked = await book({ startsAt, email: 'laila@example.com' });
    token = await signIn('staff');
    for (const noun of NOUNS) await wipe(noun);
  });

  const staff = async (path: string, headers: Record<string, string> = {}) => {
    const { status, body } = await ask(path, { token, headers });
    expect(status).toBe(200);
    return body as { data: Record<string, unknown>[] & Record<string, unknown> };
  };
  const shown = {
    timeZone: 'Africa/Cairo',
    startsAt,
    branch: { number: null, name: WORDS.branch, address: ADDRESS, phone: '+20225550100', country: 'EG' },
    doctor: { number: null, name: WORDS.doctor },
    service: { number: null, name: WORDS.service },
    specialty: { number: null, name: WORDS.specialty },
  };

  test('a patient sees when, where and with whom', async () => {
    expect(await seenByPatient(booked)).toMatchObject(shown);
  });

  test('staff see it in the list, by search, in its file and on the work list', async () => {
    const list = await staff('/appointments?pageSize=100');
    const found = list.data.find((one) => one.bookingNumber === booked.bookingNumber);
    expect(found).toMatchObject(shown);
    const searched = await staff('/appointments', { 'X-Search': encodeURIComponent('Laila') });
    expect(searched.data.map((one) => one.bookingNumber)).toContain(booked.bookingNumber);
    expect((await staff(`/appointments/${found?.documentId}`)).data).toMatchObject(shown);
    const work = await staff('/calls?pageSize=100');
    expect(work.data.find((one) => one.bookingNumber === booked.bookingNumber)).toMatchObject(shown);
  });

  test.each(['en', 'ar'] as const)(
    'the sheet, the calendar file and the mail say it in %s',
    async (language) => {
      const row = await rowOf(booked.bookingNumber);
      const place = { name: WORDS.branch[language], address: ADDRESS[language] };
      expect(await readAppointmentSheet(backend.strapi, row, language)).toMatchObject({
        ...{ timeZone: 'Africa/Cairo', doctor: WORDS.doctor[language], service: WORDS.service[language] },
        branch: { ...place, phone: '+20225550100', country: 'EG' },
      });
      const path = `/api/appointments/by-number/${booked.bookingNumber}/calendar?locale=${language}`;
      const headers = { ...backend.websiteHeaders, 'X-Manage-Key': booked.manageKey };
      const answer = await fetch(backend.url + path, { headers });
      expect(answer.status).toBe(200);
      const component = new ICAL.Component(ICAL.parse(await answer.text())).getFirstSubcomponent('vevent');
      if (!component) throw new Error('no event');
      const event = new ICAL.Event(component);
      expect(event.location).toContain(ADDRESS[language]);
      expect(event.description).toContain('10:00');
    },
  );
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
  const filled = await rowOf(number);
  expect(filled.time_zone).toBe('Africa/Cairo');
  expect(filled.booked_as).toMatchObject({ ...WORDS, doctor: null, address: ADDRESS, minutes: 20 });
  const { booked_as } = await rows().where({ booking_number: kept.booking_number }).first();
  expect(booked_as).toEqual(kept.booked_as);

  await forget(number);
  await everything('branch');
  await backend.restart();
  const orphan = await rowOf(number);
  expect(orphan.time_zone).toBe('Africa/Cairo');
  expect(orphan.booked_as).toMatchObject({ branch: null, service: WORDS.service });
});
