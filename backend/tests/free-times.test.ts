import { describe, expect, test } from 'vitest';
import { addDays, dateAt } from '../src/scheduling/zone';
import { at, dataOf, freshDate, refusalOf, startClinic } from './support/clinic';

const { backend, clinic, booker, book, look, act, ask, edit, documents } = await startClinic();
// From now to the end of the day the doctor is away from the first branch, and at work in the other one.
const [startsOn, endsOn] = [0, 5].map((days) => dateAt(Date.now() + days * 86_400_000, 'Africa/Cairo'));
const painting = { reason: 'Painting', startsOn, endsOn, branch: clinic.branch };
await documents('closure').create({ locale: 'en', data: painting });

type Next = { doctor: string; branch: string; startsAt: string; endsAt: string };

async function next(query: Record<string, string> = {}): Promise<Next[]> {
  return dataOf(await booker.get(`/availability/next?${new URLSearchParams(query)}`));
}

test('the first free time of a doctor is over all branches, or at the branch that is asked for', async () => {
  const own = (found: Next[]) => found.find(({ doctor }) => doctor === clinic.doctor);
  const anywhere = own(await next());
  expect(anywhere?.branch).toBe(clinic.otherBranch);
  const there = own(await next({ branch: clinic.branch }));
  expect(there?.branch).toBe(clinic.branch);
  expect(Date.parse(there?.startsAt ?? '')).toBeGreaterThan(Date.parse(anywhere?.startsAt ?? ''));
  expect((await next({ branch: clinic.otherBranch })).map(({ doctor }) => doctor)).toEqual([clinic.doctor]);
});

test('the first free time of a doctor is as long as the service that is asked for', async () => {
  const minutes = ({ startsAt, endsAt }: Next) => (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  expect(new Set((await next()).map(minutes))).toEqual(new Set([20]));
  expect(new Set((await next({ service: clinic.longAppointment })).map(minutes))).toEqual(new Set([50]));
});

const NOUNS = ['doctor', 'branch', 'service'] as const;
type Noun = (typeof NOUNS)[number];

const idOf = (noun: Noun) => (noun === 'service' ? clinic.longAppointment : clinic[noun]);
const ARABIC = {
  doctor: { name: 'د. منى' },
  branch: { name: 'المعادي', address: 'شارع' },
  service: { name: 'كشف' },
};
const wanted = (fields: Record<string, unknown> = {}) => booker.request({ ...hearingTest, ...fields });

const close = (noun: Noun, takesNoNewBookings: boolean, locale = 'en') =>
  edit(noun, idOf(noun), { takesNoNewBookings }, locale);

const hearingTest = { service: clinic.longAppointment, specialty: clinic.specialty };
for (const noun of NOUNS) await edit(noun, idOf(noun), ARABIC[noun], 'ar');

describe.each(NOUNS)('a %s that takes no new bookings', (noun) => {
  test('is offered, held, booked and moved into by no patient, and its appointments stay', async () => {
    const own = await book(hearingTest);
    await close(noun, true);

    const date = freshDate();
    const place = { doctor: clinic.doctor, branch: clinic.branch, service: clinic.longAppointment };
    const query = new URLSearchParams({ ...place, from: date, days: '7' });
    const free = await booker.get(`/availability?${query}`);
    expect(free.status).toBe(200);
    expect(free.body.data.flatMap((day: { slots: unknown[] }) => day.slots)).toEqual([]);
    expect(free.body.meta.nextFree).toBeNull();

    const refusal = [400, `${noun} notAvailable`];
    expect(refusalOf(await booker.post(wanted({ startsAt: at('10:00', date) })))).toEqual(refusal);
    const held = {
      data: { ...place, startsAt: at('10:00', date) },
      headers: { 'X-Hold-Key': 'k'.repeat(32) },
    };
    expect(refusalOf(await ask('/holds', held))).toEqual(refusal);

    expect(await look(own)).toMatchObject({ status: 'pending', canCancel: true, canMove: false });
    expect((await act(own, 'move', { startsAt: at('11:00', date), version: 1 })).status).toBe(400);

    const firsts: { doctor: string; branch: string }[] = (await booker.get('/availability/next')).body.data;
    const first = firsts.find((one) => one.doctor === clinic.doctor);
    // The next free time is that of a consultation, which is another service, in whatever branch is open.
    if (noun === 'doctor') expect(first).toBeUndefined();
    else if (noun === 'branch') expect(first?.branch).toBe(clinic.otherBranch);
    else expect(first).toBeDefined();

    await close(noun, false);
    expect((await booker.post(wanted({ startsAt: at('10:00', date) }))).status).toBe(201);
  });

  test('is closed and opened in both languages at once, whichever was published', async () => {
    const published = async (name = 'takesNoNewBookings') => {
      const where = { documentId: idOf(noun), publishedAt: { $notNull: true } };
      const rows = await backend.strapi.db.query(`api::${noun}.${noun}`).findMany({ where });
      return rows.map((one: Record<string, unknown>) => one[name]);
    };
    await close(noun, true, 'en');
    expect(await published()).toEqual([true, true]);
    await close(noun, false, 'ar');
    expect(await published()).toEqual([false, false]);
    if (noun === 'branch') return;
    for (const depositAmount of ['80', null]) {
      await edit(noun, idOf(noun), { depositAmount }, 'ar');
      expect(await published('depositAmount')).toEqual([depositAmount, depositAmount]);
    }
  });
});

test('one of several branches of a doctor leaves the others open', async () => {
  await close('branch', true);
  const startsAt = at('10:00', addDays(freshDate(), 1));
  expect((await booker.post(wanted({ startsAt, branch: clinic.otherBranch }))).status).toBe(201);
  await close('branch', false);
});
