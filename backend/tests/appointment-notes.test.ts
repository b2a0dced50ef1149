import { expect, test } from 'vitest';
import { type Asked, ask } from './support/calls';
import { at, freshDate } from './support/clinic';
import { createContractClinic } from './support/contract-clinic';
import { signIn } from './support/staff';

const site = await createContractClinic();

const call = (path: string, given: Asked = {}) =>
  ask(site.backend, path, { ...given, token: given.token ?? site.staff });

const notesOf = async (id: string) => (await call(`/appointments/${id}`)).body.data.notes;

test('a note of staff is read by staff, never by the patient, and removed by its author or a manager with a trace', async () => {
  const booked = await site.booker.post(site.booker.request({ startsAt: at('10:00', freshDate()) }));
  const id = await site.appointmentOf(booked);
  const [colleague, manager] = [
    await signIn({ backend: site.backend, role: 'staff' }),
    await signIn({ backend: site.backend, role: 'manager' }),
  ];
  const note = (text: string, token?: string) => call(`/appointments/${id}/notes`, { token, data: { text } });
  expect((await note('Afraid of needles')).status).toBe(201);
  expect((await note('Comes with a chair', colleague)).status).toBe(201);
  expect((await note('   ')).status).toBe(400);
  const [mine, theirs] = await notesOf(id);
  expect(mine).toMatchObject({ text: 'Afraid of needles', by: { isYou: true }, isRemovable: true });
  expect(theirs).toMatchObject({ text: 'Comes with a chair', by: { isYou: false }, isRemovable: false });

  const { bookingNumber, manageKey } = booked.body.data;
  const own = await site.booker.get(`/appointments/by-number/${bookingNumber}`, {
    'X-Manage-Key': manageKey,
  });
  expect(own.status).toBe(200);
  expect(JSON.stringify(own.body)).not.toMatch(/needles|chair/);

  const remove = (one: { documentId: string }, token?: string) =>
    call(`/appointments/${id}/notes/${one.documentId}`, { token, method: 'DELETE' });
  expect((await remove(theirs)).status).toBe(409);
  expect((await remove(mine)).status).toBe(200);
  expect((await remove(theirs, manager)).status).toBe(200);
  const after = await notesOf(id);
  expect(after).toMatchObject([
    { text: null, removedBy: { isYou: true } },
    { text: null, removedBy: { kind: 'staff', isYou: false } },
  ]);
  const stored = await site.backend.strapi.db
    .connection('appointment_notes')
    .where({ appointment: id })
    .pluck('text');
  expect(stored).toEqual([null, null]);
});
