import { beforeEach, expect, it, vi } from 'vitest';
import { getDoctor, listPractitioners } from './data';

const [doctor, branch] = [{ documentId: 'nadia' }, { documentId: 'dokki' }];
/** Entries that the backend has in English, by the path of their call. */
let entries: Record<string, unknown[]>;
/** The same in Arabic. */
let inArabic: Record<string, unknown[]>;
/** Relation to an entry that is not published: named to the website alone, where it asks for drafts. */
const unpublished = { documentId: 'unpublished' };

beforeEach(() => {
  const place = { name: 'Dokki', address: '12 Road 9', phone: '+20233370000', country: 'EG' };
  entries = {
    branches: [{ ...branch, ...place, number: 1, timeZone: 'Africa/Cairo' }],
    doctors: [{ ...doctor, number: 1, name: 'Dr Nadia Fahmy' }],
  };
  inArabic = {};
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    const [, name = ''] = /\/api\/([a-z-]+)\?/.exec(address) ?? [];
    const { [name]: data = [] } = address.includes('locale=ar') ? inArabic : entries;
    const isDraft = address.includes('status=draft') && new Headers(headers).has('x-website-key');
    const text = JSON.stringify({ data });
    return new Response(isDraft ? text : text.replaceAll(JSON.stringify(unpublished), 'null'));
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

it('a closure of a branch that is not published, or that one language alone names, closes no other', async () => {
  const period = { startsOn: '2026-11-20', endsOn: '2099-12-31' };
  const [painting, move] = [
    { documentId: 'painting', ...period },
    { documentId: 'move', ...period },
  ];
  entries.closures = [
    { ...painting, branch: unpublished },
    { ...move, branch: { documentId: 'maadi' } },
  ];
  inArabic.closures = [{ ...move, branch: null }];
  entries.schedules = [{ doctor, branch, replacesRegular: false }];
  for (const locale of ['en', 'ar'] as const) {
    const [found] = await listPractitioners(locale, 'dokki');
    expect(found?.doctor.branches[0]?.closures).toEqual([]);
  }
});

it.each([
  ['https://youtu.be/abcdefghijk', { url: 'https://youtu.be/abcdefghijk', title: null }],
  ['https://youtube.com:watch?v=abcdefghijk', null],
  ['http://youtu.be/abcdefghijk', null],
])('a video at %s is shown as %j, and the page in any case', async (videoUrl, shown) => {
  entries.doctors = [{ ...doctor, number: 1, name: 'Dr Nadia Fahmy', videoUrl }];
  expect((await getDoctor('en', 1))?.video).toEqual(shown);
});

it('a complaint that one language alone links to its warning sign is nothing to book a doctor for', async () => {
  const [wax, loss] = [
    { documentId: 'wax', name: 'شمع الأذن', service: null },
    { documentId: 'loss', name: 'فقدان السمع', redFlag: null },
  ];
  inArabic.doctors = [{ ...doctor, number: 1, name: 'د. نادية فهمي', treats: [wax, loss] }];
  inArabic.symptoms = [wax, loss];
  entries.symptoms = [
    { ...wax, service: { documentId: 'rinse' } },
    { ...loss, redFlag: { documentId: 'sudden' } },
  ];
  const led = { id: 'wax', name: 'شمع الأذن', specialty: null, service: 'rinse' };
  expect((await getDoctor('ar', 1))?.treats).toEqual([led]);
});
