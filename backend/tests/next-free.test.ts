import { describe, expect, test } from 'vitest';
import { dateAt } from '../src/scheduling/zone';
import { startClinic } from './support/clinic';

const { backend, clinic, booker } = await startClinic();
// From now to the end of the day the doctor is away from the first branch, and at work in the other one.
await backend.strapi.documents('api::closure.closure').create({
  data: {
    reason: 'Painting',
    startsOn: dateAt({ instant: Date.now(), timeZone: 'Africa/Cairo' }),
    endsOn: dateAt({ instant: Date.now() + 5 * 86_400_000, timeZone: 'Africa/Cairo' }),
    branch: clinic.branch,
  },
  locale: 'en',
} as never);

interface Next {
  doctor: string;
  branch: string;
  startsAt: string;
  endsAt: string;
}

async function next(query: Record<string, string> = {}): Promise<Next[]> {
  const answer = await booker.get(`/availability/next?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return answer.body.data;
}

describe('the first free time of a doctor', () => {
  test('is over all branches, or at the branch that is asked for', async () => {
    const own = (found: Next[]) => found.find(({ doctor }) => doctor === clinic.doctor);
    const anywhere = own(await next());
    expect(anywhere?.branch).toBe(clinic.otherBranch);
    const there = own(await next({ branch: clinic.branch }));
    expect(there?.branch).toBe(clinic.branch);
    expect(Date.parse(there?.startsAt ?? '')).toBeGreaterThan(Date.parse(anywhere?.startsAt ?? ''));
    expect((await next({ branch: clinic.otherBranch })).map(({ doctor }) => doctor)).toEqual([clinic.doctor]);
  });

  test('is as long as the service that is asked for', async () => {
    const minutes = ({ startsAt, endsAt }: Next) => (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
    expect(new Set((await next()).map(minutes))).toEqual(new Set([20]));
    expect(new Set((await next({ service: clinic.longAppointment })).map(minutes))).toEqual(new Set([50]));
  });

  test('of a branch or service that nobody offers is refused', async () => {
    for (const name of ['branch', 'service']) {
      const answer = await booker.get(`/availability/next?${name}=${'z'.repeat(24)}`);
      expect(answer.status).toBe(400);
      expect(answer.body.error.details.errors).toMatchObject([{ path: [name], code: 'notOffered' }]);
    }
  });
});
