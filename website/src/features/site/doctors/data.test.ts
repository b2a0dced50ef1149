import { beforeEach, expect, it, vi } from 'vitest';
import { stubSettings } from '@/test/secrets';
import { getDoctor, listPractitioners } from './data';

const [doctor, branch] = [{ documentId: 'nadia' }, { documentId: 'dokki' }];
/** Entries that the backend has, in English alone, by the path of their call. */
let entries: Record<string, unknown[]>;

beforeEach(() => {
  stubSettings();
  const place = { name: 'Dokki', address: '12 Road 9', phone: '+20233370000', country: 'EG' };
  entries = {
    branches: [{ ...branch, ...place, number: 1, timeZone: 'Africa/Cairo' }],
    doctors: [{ ...doctor, number: 1, name: 'Dr Nadia Fahmy' }],
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const [, name = ''] = /\/api\/([a-z-]+)\?/.exec(address) ?? [];
    return Response.json({ data: address.includes('locale=ar') ? [] : (entries[name] ?? []) });
  });
});

it('closures, days off and schedules that are over are on no page', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T10:00:00Z') });
  const startsOn = '2026-11-01';
  const ends = ['2026-11-18', '2026-11-19', '2026-12-31'];
  entries.closures = ends.map((endsOn) => ({ documentId: endsOn, startsOn, endsOn }));
  entries['day-offs'] = ends.map((endsOn) => ({ doctor, startsOn, endsOn }));
  entries.schedules = ends.map((validTo) => ({ doctor, branch, validTo, replacesRegular: false }));
  const [found] = await listPractitioners('en', 'dokki');
  // A night of yesterday may last into today.
  const left = ends.slice(1);
  expect(found?.doctor.branches[0]?.closures.map(({ endsOn }) => endsOn)).toEqual(left);
  expect(found?.absences.map(({ endsOn }) => endsOn)).toEqual(left);
  expect(found?.schedules.map(({ validTo }) => validTo)).toEqual(['2026-12-31']);
});

it.each([
  ['https://youtu.be/abcdefghijk', { url: 'https://youtu.be/abcdefghijk', title: null }],
  ['https://youtube.com:watch?v=abcdefghijk', null],
  ['http://youtu.be/abcdefghijk', null],
])('a video at %s is shown as %j, and the page in any case', async (videoUrl, shown) => {
  entries.doctors = [{ ...doctor, number: 1, name: 'Dr Nadia Fahmy', videoUrl }];
  expect((await getDoctor('en', 1))?.video).toEqual(shown);
});
