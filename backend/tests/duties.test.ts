import { describe, expect, test } from 'vitest';
import { DUTIES_OF } from '../src/contract/roles';
import { at, freshDate } from './support/clinic';
import { signIn } from './support/staff';
import { startDesk } from './support/staff-desk';

const MINUTE = 60_000;
let doctor: string;

const desk = await startDesk();
const { backend, clinic } = desk;
doctor = await signIn({ backend, role: 'doctor', doctor: clinic.doctor });
const otherDoctor = await signIn({ backend, role: 'doctor', doctor: clinic.otherDoctor });
const noDoctor = await signIn({ backend, role: 'doctor' });
const callCentre = await signIn({ backend, role: 'call_centre', branches: [clinic.branch] });
const reception = await signIn({ backend, role: 'reception', branches: [clinic.branch] });

/** A confirmed appointment of the first doctor that has begun a moment ago. */
async function begun(): Promise<string> {
  const { documentId } = (await desk.forCaller({ startsAt: at('10:00', freshDate()) })).body.data;
  await desk.backend.strapi.db
    .connection('appointments')
    .where({ document_id: documentId })
    .update({ starts_at: new Date(Date.now() - 5 * MINUTE), ends_at: new Date(Date.now() + 15 * MINUTE) });
  return documentId;
}

const note = (id: string, token: string, version = 1) =>
  desk.call(`/appointments/${id}/attendance`, { token, data: { to: 'with_doctor', version } });
const change = (id: string, token: string, data: Record<string, unknown>) =>
  desk.call(`/appointments/${id}/transitions`, { token, data });

describe('a doctor', () => {
  test('sees the own appointments alone, wherever they are listed, counted or named', async () => {
    const id = await begun();
    const { branch } = desk.clinic;
    for (const [token, isOwn] of [
      [doctor, true],
      [otherDoctor, false],
      [noDoctor, false],
    ] as const) {
      const list = await desk.call('/appointments', { token });
      expect(list.body.error ?? null).toBeNull();
      const ids = list.body.data.map((one: { documentId: string }) => one.documentId);
      expect(ids.includes(id)).toBe(isOwn);
      expect((await desk.call('/appointments/counts', { token })).body.data.total > 0).toBe(isOwn);
      expect((await desk.call(`/appointments/${id}`, { token })).status).toBe(isOwn ? 200 : 404);
      const today = (await desk.call(`/today?branch=${branch}`, { token })).body;
      expect(today.data.some((one: { documentId: string }) => one.documentId === id)).toBe(isOwn);
      const calendar = (await desk.call(`/calendar?branch=${branch}&from=${freshDate()}`, { token })).body;
      const doctors = calendar.data.map((one: { doctor: { documentId: string } }) => one.doctor.documentId);
      expect(doctors.includes(desk.clinic.doctor)).toBe(isOwn);
    }
  });

  test('cannot widen it by asking for another doctor', async () => {
    await begun();
    const { clinic } = desk;
    const list = await desk.call(`/appointments?doctor=${clinic.doctor}`, { token: otherDoctor });
    expect(list.body.meta.pagination.total).toBe(0);
    const today = await desk.call(`/today?branch=${clinic.branch}&doctor=${clinic.doctor}`, {
      token: otherDoctor,
    });
    expect(today.body.data).toEqual([]);
  });

  test('notes who is there and is done, and changes nothing else', async () => {
    const id = await begun();
    expect((await note(id, otherDoctor)).status).toBe(404);
    expect((await note(id, doctor)).body.data.attendance).toBe('with_doctor');
    expect((await change(id, doctor, { to: 'canceled', version: 2, reason: 'x' })).status).toBe(409);
    const { body } = await desk.call(`/appointments/${id}`, { token: doctor });
    expect(body.data).toMatchObject({ allowedNext: ['done'], cards: [] });
    expect((await change(id, doctor, { to: 'done', version: 2 })).body.data.status).toBe('done');
    expect(
      (await desk.call(`/appointments/${id}/undo`, { token: doctor, data: { version: 3 } })).status,
    ).toBe(200);
    const startsAt = at('10:00', freshDate());
    expect(
      (await desk.call(`/appointments/${id}/move`, { token: doctor, data: { startsAt, version: 4 } })).status,
    ).toBe(403);
    expect((await desk.forCaller({ startsAt }, { token: doctor })).status).toBe(403);
  });

  test('says when a patient of the own is to come again, and of nobody else', async () => {
    const id = await begun();
    await note(id, doctor);
    expect((await change(id, doctor, { to: 'done', version: 2 })).status).toBe(200);
    const recall = (token: string) => desk.call(`/appointments/${id}/recall`, { token, data: { months: 3 } });
    expect((await recall(otherDoctor)).status).toBe(404);
    expect((await recall(doctor)).status).toBe(200);
    const { body } = await desk.call(`/appointments/${id}`, { token: doctor });
    expect(body.data.recall).toMatchObject({ state: 'waiting' });
  });
});

describe('parts of the desk', () => {
  test('the call centre books and calls, and notes nothing of the day', async () => {
    const id = await begun();
    expect((await desk.call('/calls', { token: callCentre })).status).toBe(200);
    expect((await desk.forCaller({ startsAt: at('10:00', freshDate()) }, { token: callCentre })).status).toBe(
      201,
    );
    expect((await note(id, callCentre)).status).toBe(403);
    expect((await desk.call(`/appointments/${id}`, { token: callCentre })).body.data.nextAttendances).toEqual(
      [],
    );
    expect((await desk.call(`/today?branch=${desk.clinic.branch}`, { token: callCentre })).status).toBe(403);
  });

  test('the reception books and notes, and makes no calls; both stay in their branches', async () => {
    const id = await begun();
    expect((await note(id, reception)).status).toBe(200);
    expect((await desk.call('/calls', { token: reception })).status).toBe(403);
    const elsewhere = `/today?branch=${desk.clinic.otherBranch}`;
    expect((await desk.call(elsewhere, { token: reception })).status).toBe(404);
    for (const token of [reception, callCentre]) {
      expect((await desk.call('/staff-accounts', { token })).status).toBe(403);
      expect((await desk.call('/log-entries', { token })).status).toBe(403);
    }
  });

  test('"staff" keeps everything that accounts of earlier versions could do', () => {
    expect(DUTIES_OF.staff).toEqual(DUTIES_OF.manager);
  });
});

describe('managers', () => {
  const account = { name: 'Dr Mona', language: 'en', branches: null, role: 'doctor' };
  const invite = (data: Record<string, unknown>) =>
    desk.call('/staff-accounts', { token: desk.manager, data: { ...account, ...data } });

  test('tie the account of a doctor to a doctor that there is, and no other account to one', async () => {
    const email = (name: string) => `${name}@clinic.example`;
    expect((await invite({ email: email('none') })).body.error.details.errors).toMatchObject([
      { path: ['doctor'], code: 'required' },
    ]);
    expect((await invite({ email: email('unknown'), doctor: 'z'.repeat(24) })).status).toBe(400);
    const invited = await invite({ email: email('mona'), doctor: desk.clinic.doctor });
    expect(invited.body.data).toMatchObject({ role: 'doctor', doctor: desk.clinic.doctor });
    const path = `/staff-accounts/${invited.body.data.documentId}`;
    const changed = await desk.call(path, {
      token: desk.manager,
      method: 'PUT',
      data: { role: 'reception', branches: [desk.clinic.branch], doctor: null },
    });
    expect(changed.body.data).toMatchObject({ role: 'reception', doctor: null });
  });
});
