import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dateAt } from '../src/scheduling/zone';
import { type Answer, type Booker, freshTime, read, startClinic, type TestClinic } from './support/clinic';
import { signIn } from './support/staff';
import type { TestBackend } from './support/strapi';

let backend: TestBackend;
let booker: Booker;
let clinic: TestClinic;
let staff: string;
let here: string;

const today = () => dateAt({ instant: Date.now(), timeZone: 'Africa/Cairo' });

async function call(
  path: string,
  { token = staff, data }: { token?: string; data?: unknown } = {},
): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const body = data ? { method: 'POST', body: JSON.stringify({ data }) } : {};
  return read(await fetch(`${backend.url}/api${path}`, { headers, ...body }));
}

const figures = (filter = '', token = staff) =>
  // Around midnight the bookings of this test may lie on two days.
  call(`/figures?from=${addDays(today(), -1)}&to=${addDays(today(), 1)}${filter}`, { token });

async function book(branch: string): Promise<string> {
  const answer = await booker.post(booker.request({ startsAt: freshTime(), branch }));
  expect(answer.status).toBe(201);
  const row = await backend.strapi.db
    .connection('appointments')
    .where({ booking_number: answer.body.data.bookingNumber })
    .first();
  return row.document_id;
}

beforeAll(async () => {
  ({ backend, booker, clinic } = await startClinic());
  staff = await signIn({ backend, role: 'staff' });
  here = await signIn({ backend, role: 'staff', branches: [clinic.branch] });
  const [first, second] = [await book(clinic.branch), await book(clinic.branch)];
  await book(clinic.otherBranch);
  const turn = (id: string, to: string) =>
    call(`/appointments/${id}/transitions`, { data: { to, version: 1, reason: 'ill' } });
  expect((await turn(first, 'confirmed')).status).toBe(200);
  expect((await turn(second, 'canceled')).status).toBe(200);
  await backend.strapi.db.connection('appointment_events').insert({
    appointment: first,
    at: new Date(),
    actor: 'system',
    from_status: 'pending',
    to_status: 'pending',
    action: 'noAnswer',
  });
});
afterAll(() => backend?.stop());

describe('the figures', () => {
  test('count what happened, by day, branch and doctor', async () => {
    const { data } = (await figures()).body;
    const sums = { requests: 3, confirmations: 1, cancellations: 1, noAnswers: 1, medianMinutes: 0 };
    expect(data.total).toEqual(sums);
    expect(data.days.length).toBe(3);
    expect(data.days.reduce((sum: number, day: { requests: number }) => sum + day.requests, 0)).toBe(3);
    expect(data.waits[0]).toEqual({ minutes: 15, confirmations: 1 });
    expect(data.branches).toMatchObject([
      { id: clinic.branch, requests: 2, cancellations: 1 },
      { id: clinic.otherBranch, requests: 1, cancellations: 0 },
    ]);
    expect(data.doctors).toMatchObject([{ id: clinic.doctor, requests: 3, noAnswers: 1 }]);
  });

  test('are those of one branch or doctor when asked, and never of another branch', async () => {
    expect((await figures(`&branch=${clinic.otherBranch}`)).body.data.total.requests).toBe(1);
    expect((await figures(`&doctor=${clinic.otherDoctor}`)).body.data.total.requests).toBe(0);
    expect((await figures('', here)).body.data.total.requests).toBe(2);
    expect((await figures(`&branch=${clinic.otherBranch}`, here)).body.data.total.requests).toBe(0);
  });

  test('are of three months at most', async () => {
    expect((await call(`/figures?from=${today()}&to=${addDays(today(), 91)}`)).status).toBe(200);
    expect((await call(`/figures?from=${today()}&to=${addDays(today(), 92)}`)).status).toBe(400);
    expect((await call(`/figures?from=${today()}&to=${addDays(today(), -1)}`)).status).toBe(400);
  });
});
