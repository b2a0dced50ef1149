import { expect, it, vi } from 'vitest';
import { stubSettings } from '@/test/secrets';
import { listPractitioners } from './data';

it('closures, days off and schedules that are over are on no page', async () => {
  stubSettings();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T10:00:00Z') });
  const [doctor, branch] = [{ documentId: 'nadia' }, { documentId: 'dokki' }];
  const startsOn = '2026-11-01';
  const ends = ['2026-11-18', '2026-11-19', '2026-12-31'];
  const place = { name: 'Dokki', address: '12 Road 9', phone: '+20233370000', country: 'EG' };
  const answers: Record<string, unknown[]> = {
    branches: [{ ...branch, ...place, number: 1, timeZone: 'Africa/Cairo' }],
    doctors: [{ ...doctor, number: 1, name: 'Dr Nadia Fahmy' }],
    closures: ends.map((endsOn) => ({ documentId: endsOn, startsOn, endsOn })),
    'day-offs': ends.map((endsOn) => ({ doctor, startsOn, endsOn })),
    schedules: ends.map((validTo) => ({ doctor, branch, validTo, replacesRegular: false })),
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const [, name = ''] = /\/api\/([a-z-]+)\?/.exec(address) ?? [];
    return Response.json({ data: address.includes('locale=ar') ? [] : (answers[name] ?? []) });
  });
  const [found] = await listPractitioners('en', 'dokki');
  // A night of yesterday may last into today.
  const left = ends.slice(1);
  expect(found?.doctor.branches[0]?.closures.map(({ endsOn }) => endsOn)).toEqual(left);
  expect(found?.absences.map(({ endsOn }) => endsOn)).toEqual(left);
  expect(found?.schedules.map(({ validTo }) => validTo)).toEqual(['2026-12-31']);
});
