import { describe, expect, test } from 'vitest';
import { at, freshDate } from './support/clinic';
import { signIn } from './support/staff';
import { startDesk } from './support/staff-desk';

const desk = await startDesk();
const everywhere = await signIn({ backend: desk.backend, role: 'staff' });

const db = () => desk.backend.strapi.db.connection;

async function book(fields: Record<string, unknown> = {}) {
  const date = freshDate();
  const answer = await desk.booker.post(desk.booker.request({ startsAt: at('10:00', date), ...fields }));
  expect(answer.status).toBe(201);
  const where = { booking_number: answer.body.data.bookingNumber };
  const row = await db()('appointments').where(where).first();
  return { id: String(row.document_id), date };
}

const move = (id: string, data: Record<string, unknown>, token?: string) =>
  desk.call(`/appointments/${id}/move`, {
    data: { version: 1, ...data },
    ...(token ? { token } : {}),
  });
const claimsOf = async (id: string): Promise<string[]> =>
  db()('claims')
    .where({ appointment: id })
    .andWhere('resource', 'like', 'doctor:%')
    .distinct()
    .pluck('resource');

describe('an appointment is reassigned in one act', () => {
  test('to another doctor at the same time: new claims taken, old ones freed, facts and history written', async () => {
    const { clinic } = desk;
    const { id, date } = await book({ email: 'someone@example.org' });
    const startsAt = at('10:00', date);
    const answer = await move(id, { startsAt, doctor: clinic.otherDoctor, reason: 'Dr Mona is ill' });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      status: 'pending',
      version: 2,
      startsAt,
      doctor: { documentId: clinic.otherDoctor, name: { en: 'Dr Adel' } },
    });
    expect(await claimsOf(id)).toEqual([`doctor:${clinic.otherDoctor}`]);
    const row = await db()('appointments').where({ document_id: id }).first();
    expect(JSON.parse(row.booked_as).doctor.en).toBe('Dr Adel');
    const { history } = (await desk.call(`/appointments/${id}`)).body.data;
    expect(history.at(-1)).toMatchObject({
      action: 'reassigned',
      reason: 'Dr Mona is ill',
      changes: [{ field: 'doctor', from: { en: 'Dr Mona' }, to: { en: 'Dr Adel' } }],
    });
    const told = await db()('outbox_messages').where({ reference: `${id}:1` });
    expect(told.map(({ kind }: { kind: string }) => kind)).toEqual(['visit-moved']);
    // The old time is free again, the new one is not.
    expect((await desk.booker.post(desk.booker.request({ startsAt }))).status).toBe(201);
    const again = desk.booker.request({ startsAt, doctor: clinic.otherDoctor });
    expect((await desk.booker.post(again)).status).toBe(409);
  });

  test('to another branch and service, by staff of both', async () => {
    const { clinic } = desk;
    const { id, date } = await book();
    const wanted = {
      startsAt: at('18:00', date),
      branch: clinic.otherBranch,
      service: clinic.longAppointment,
    };
    const refused = await move(id, wanted);
    expect(refused.status).toBe(400);
    expect(refused.body.error.details.errors).toMatchObject([{ path: ['branch'] }]);
    const answer = await move(id, wanted, everywhere);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      branch: { documentId: clinic.otherBranch },
      service: { documentId: clinic.longAppointment },
      endsAt: at('18:50', date),
    });
    expect((await desk.call(`/appointments/${id}`)).status).toBe(404);
  });

  test('and nothing of it is kept when it cannot be', async () => {
    const { clinic } = desk;
    const { id, date } = await book();
    const taken = await desk.booker.post(
      desk.booker.request({ startsAt: at('11:00', date), doctor: clinic.otherDoctor }),
    );
    expect(taken.status).toBe(201);
    const gone = await move(id, { startsAt: at('11:00', date), doctor: clinic.otherDoctor });
    expect(gone.body.error.name).toBe('SlotTakenError');
    const nowhere = await move(
      id,
      { startsAt: at('18:00', date), branch: clinic.otherBranch, doctor: clinic.otherDoctor },
      everywhere,
    );
    expect(nowhere.body.error.details.errors).toMatchObject([{ path: ['branch'], code: 'notOffered' }]);
    const contract = { contract_type: 'company', organisation: 'a'.repeat(24) };
    await db()('appointments').where({ document_id: id }).update(contract);
    const unpaid = await move(id, { startsAt: at('18:00', date), branch: clinic.otherBranch }, everywhere);
    expect(unpaid.body.error.details.errors).toMatchObject([{ path: ['organisation'], code: 'notOffered' }]);
    expect(await claimsOf(id)).toEqual([`doctor:${clinic.doctor}`]);
    expect((await desk.call(`/appointments/${id}`)).body.data).toMatchObject({ version: 1 });
  });

  test('of two who reassign it at once, one does', async () => {
    const { clinic } = desk;
    const { id, date } = await book();
    const answers = await Promise.all([
      move(id, { startsAt: at('12:00', date), doctor: clinic.otherDoctor }),
      move(id, { startsAt: at('12:20', date), doctor: clinic.otherDoctor }, everywhere),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [resource] = await claimsOf(id);
    expect(resource).toBe(`doctor:${clinic.otherDoctor}`);
    const grains = await db()('claims').where({ appointment: id, resource });
    expect(grains).toHaveLength(4);
  });
});
