import { expect, test } from 'vitest';
import { currentCatalogue } from '../src/catalogue/current-catalogue';
import { dateAt } from '../src/scheduling/zone';
import { at, dataOf, freshDate, refusalOf, startClinic } from './support/clinic';

const { backend, clinic, booker, book, look, act, edit, documents } = await startClinic();
// From now to the end of the day the doctor is away from the first branch, and at work in the other one.
const [startsOn, endsOn] = [0, 5].map((days) => dateAt(Date.now() + days * 86_400_000, 'Africa/Cairo'));
const painting = { reason: 'Painting', startsOn, endsOn, branch: clinic.branch };
const { documentId } = await documents('closure').create({ locale: 'en', data: painting });
// Strapi gives a further language no branch of its own, and without one a closure is of all.
await documents('closure').update({ documentId, locale: 'ar', data: { reason: 'دهان' } });

type Next = { doctor: string; branch: string; startsAt: string; endsAt: string };

async function next(query: Record<string, string> = {}): Promise<Next[]> {
  return dataOf(await booker.get(`/availability/next?${new URLSearchParams(query)}`));
}

const own = (found: Next[]) => found.find(({ doctor }) => doctor === clinic.doctor);

test('the first free time of a doctor is over all branches, or at the branch, and as long as the service that is asked for', async () => {
  const anywhere = own(await next());
  expect(anywhere?.branch).toBe(clinic.otherBranch);
  const there = own(await next({ branch: clinic.branch }));
  expect(there?.branch).toBe(clinic.branch);
  expect(Date.parse(there?.startsAt ?? '')).toBeGreaterThan(Date.parse(anywhere?.startsAt ?? ''));
  expect((await next({ branch: clinic.otherBranch })).map(({ doctor }) => doctor)).toEqual([clinic.doctor]);
  const minutes = ({ startsAt, endsAt }: Next) => (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  expect(new Set((await next()).map(minutes))).toEqual(new Set([20]));
  expect(new Set((await next({ service: clinic.longAppointment })).map(minutes))).toEqual(new Set([50]));
});

const NOUNS = ['doctor', 'branch', 'service'] as const;
type Noun = (typeof NOUNS)[number];

const idOf = (noun: Noun) => (noun === 'service' ? clinic.longAppointment : clinic[noun]);
const hearingTest = { service: clinic.longAppointment, specialty: clinic.specialty };
const request = (fields: Record<string, unknown>) => booker.book({ ...hearingTest, ...fields });

const close = (noun: Noun, takesNoNewBookings: boolean, locale = 'en') =>
  edit(noun, idOf(noun), { takesNoNewBookings }, locale);

for (const noun of NOUNS)
  await edit(noun, idOf(noun), { name: 'اسم', ...(noun === 'branch' ? { address: 'شارع' } : {}) }, 'ar');

test.each(NOUNS)('a %s that takes no new bookings takes none, and its appointments stay', async (noun) => {
  const published = async (name = 'takesNoNewBookings') => {
    const where = { documentId: idOf(noun), publishedAt: { $notNull: true } };
    const rows = await backend.strapi.db.query(`api::${noun}.${noun}`).findMany({ where });
    return rows.map((one: Record<string, unknown>) => one[name]);
  };
  const booked = await book(hearingTest);
  await close(noun, true);
  expect(await published()).toEqual([true, true]);

  const date = freshDate();
  const startsAt = at('10:00', date);
  const { service } = hearingTest;
  const free = (await booker.free({ service, from: date, days: '7' })).body;
  expect(free.data.flatMap((day: { slots: unknown[] }) => day.slots)).toEqual([]);
  expect(free.meta.nextFree).toBeNull();
  const refusal = [400, `${noun} notAvailable`];
  expect(refusalOf(await request({ startsAt }))).toEqual(refusal);
  expect(refusalOf(await booker.hold({ service, startsAt }, 'k'.repeat(32)))).toEqual(refusal);
  expect(await look(booked)).toMatchObject({ status: 'pending', canCancel: true, canMove: false });
  expect((await act(booked, 'move', { startsAt, version: 1 })).status).toBe(400);

  const first = own(await next());
  // The next free time is that of a consultation, which is another service, in whatever branch is open.
  if (noun === 'doctor') expect(first).toBeUndefined();
  else if (noun === 'branch') expect(first?.branch).toBe(clinic.otherBranch);
  else expect(first).toBeDefined();
  const elsewhere = await request({ startsAt, branch: clinic.otherBranch });
  expect(elsewhere.status).toBe(noun === 'branch' ? 201 : 400);

  await close(noun, false, 'ar');
  expect(await published()).toEqual([false, false]);
  expect((await request({ startsAt: at('10:00', freshDate()) })).status).toBe(201);
  if (noun === 'branch') return;
  for (const depositAmount of ['80', null]) {
    await edit(noun, idOf(noun), { depositAmount }, 'ar');
    expect(await published('depositAmount')).toEqual([depositAmount, depositAmount]);
  }
});

test('the clinic counts its days by the clock of the branch that editors name first, whichever was published last', async () => {
  await edit('branch', clinic.otherBranch, { timeZone: 'Asia/Dubai' });
  for (const locale of ['en', 'ar']) await edit('branch', clinic.branch, { directions: 'Up' }, locale);
  const { branches, clinicZone } = (await currentCatalogue(backend.strapi)).data;
  expect(clinicZone).toBe('Africa/Cairo');
  expect(Object.keys(branches)).toEqual([clinic.branch, clinic.otherBranch]);
});
