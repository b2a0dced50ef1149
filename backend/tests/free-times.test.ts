import { describe, expect, test } from 'vitest';
import { addDays, dateAt } from '../src/scheduling/zone';
import { ask } from './support/calls';
import { at, dataOf, freshDate } from './support/clinic';
import { documentsOf } from './support/documents';
import { startClinic } from './support/start-clinic';

const { backend, clinic, booker, book, look, act } = await startClinic();
// From now to the end of the day the doctor is away from the first branch, and at work in the other one.
await backend.strapi.documents('api::closure.closure').create({
  data: {
    reason: 'Painting',
    startsOn: dateAt(Date.now(), 'Africa/Cairo'),
    endsOn: dateAt(Date.now() + 5 * 86_400_000, 'Africa/Cairo'),
    branch: clinic.branch,
  },
  locale: 'en',
} as never);

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
const documents = (noun: Noun) => documentsOf(backend.strapi, noun);
const wanted = (fields: Record<string, unknown> = {}) => booker.request({ ...hearingTest, ...fields });

/** Changes content like an editor: in one language, which is then published. */
async function change(noun: Noun, data: Record<string, unknown>, locale: string) {
  const documentId = idOf(noun);
  await documents(noun).update({ documentId, locale, data });
  await documents(noun).publish({ documentId, locale });
}
const close = (noun: Noun, takesNoNewBookings: boolean, locale = 'en') =>
  change(noun, { takesNoNewBookings }, locale);

const send = (path: string, data: unknown, headers: Record<string, string>) =>
  ask(backend, path, { data, headers });
const hearingTest = { service: clinic.longAppointment, specialty: clinic.specialty };
for (const noun of NOUNS) {
  await documents(noun).update({ documentId: idOf(noun), locale: 'ar', data: ARABIC[noun] });
  await documents(noun).publish({ documentId: idOf(noun), locale: 'ar' });
}

describe.each(NOUNS)('a %s that takes no new bookings', (noun) => {
  test('is offered, held, booked and moved into by no patient, and its appointments stay', async () => {
    const own = await book(hearingTest);
    await close(noun, true);

    const date = freshDate();
    const place = { doctor: clinic.doctor, branch: clinic.branch, service: clinic.longAppointment };
    const free = await booker.get(
      `/availability?${new URLSearchParams({ ...place, from: date, days: '7' })}`,
    );
    expect(free.status).toBe(200);
    expect(free.body.data.flatMap((day: { slots: unknown[] }) => day.slots)).toEqual([]);
    expect(free.body.meta.nextFree).toBeNull();

    const refusal = [{ path: [noun], code: 'notAvailable' }];
    const again = await booker.post(wanted({ startsAt: at('10:00', date) }));
    expect(again.status).toBe(400);
    expect(again.body.error.details.errors).toMatchObject(refusal);
    const hold = await send(
      '/holds',
      { ...place, startsAt: at('10:00', date) },
      { 'X-Hold-Key': 'k'.repeat(32) },
    );
    expect(hold.status).toBe(400);
    expect(hold.body.error.details.errors).toMatchObject(refusal);

    expect(await look(own)).toMatchObject({ status: 'pending', canCancel: true, canMove: false });
    expect((await act(own, 'move', { startsAt: at('11:00', date), version: 1 })).status).toBe(400);

    const next = await booker.get('/availability/next');
    const firsts: { doctor: string; branch: string }[] = next.body.data;
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
      await change(noun, { depositAmount }, 'ar');
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
