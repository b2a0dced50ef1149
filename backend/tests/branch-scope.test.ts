import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { insertIncoming } from '../src/messaging/incoming-messages';
import { addDays } from '../src/scheduling/zone';
import { callOf, LOOKS, MARKS, wishIn } from './support/branch-looks';
import { at, freshDate } from './support/clinic';
import { isOfBranch, LET_IN, routeTable } from './support/route-table';
import { startDesk } from './support/staff-desk';
import { until } from './support/until';

const desk = await startDesk();
const { backend, clinic, signIn, documents } = desk;
const nowhere = await signIn('staff', { branches: [] });
const everywhere = await signIn('staff');
const date = freshDate();
const own = await desk.book({ startsAt: at('10:00', date), firstName: MARKS[0], email: MARKS[1] });
await desk.stored(own.id).update({ recall_on: addDays(date, 30), recall_state: 'waiting' });
const mails = backend.db('outbox_messages').where({ recipient: MARKS[1] });
await until(async () => (await mails.clone().first())?.state === 'sent');
await mails.clone().update({ state: 'failed', last_error: 'EENVELOPE 550 RCPT TO' });
const blocked = await desk.block(date, '15:00', '16:00');
const waiting = await desk.call('/waiting-entries/for-caller', { key: randomUUID(), data: wishIn(clinic) });
const queued = await desk.call('/queue-entries', { data: { branch: clinic.branch, name: MARKS[0] } });
const message = await documents('contact-message').create({
  data: { name: MARKS[2], email: 'writer@example.org', message: 'Hello', language: 'en', handling: 'new' },
});
const incoming = await insertIncoming(
  backend.db,
  {
    ...{ key: 'a digest', channel: 'sms', phone: '+201001234567', kind: 'text', kindName: null },
    ...{ text: MARKS[2] ?? '', place: null, mediaId: null, repliesTo: null, at: Date.now() },
  },
  Date.now(),
);
await backend.db('incoming_messages').where({ document_id: incoming }).update({ appointment: own.id });
const seen = {
  incoming: incoming ?? '',
  branch: clinic.branch,
  appointment: own.id,
  number: own.bookingNumber,
  block: blocked.body?.data?.documentId ?? 'x',
  waiting: waiting.body.data.documentId,
  queue: queued.body.data.documentId,
  message: message.documentId,
  date,
};

test('what lies in one branch is looked at by every call of staff in the table of calls', () => {
  const plural = (noun: string) =>
    Object.values(desk.backend.strapi.contentTypes).find(({ info }) => info.singularName === noun)?.info
      .pluralName ?? noun;
  const calls = Object.entries(routeTable(plural))
    // Calls that name an appointment are asked by staff of another branch in routes.test.ts.
    .filter(([, access]) => !isOfBranch(access) && !LET_IN[access].includes('registered'))
    .filter(([, access]) => LET_IN[access].includes('staffHere'))
    .map(([route]) => route);
  expect(Object.keys(LOOKS).sort()).toEqual(calls.sort());
});

test.each(Object.entries(LOOKS))(
  'what lies in one branch is not shown, not counted and not found by staff of others: %s',
  async (route, look) => {
    const { path, given } = callOf(route, look, seen);
    const { outside = route.includes(':id') ? 'notFound' : 'empty', counts } = look;
    for (const token of [desk.elsewhere, nowhere]) {
      const answer = await desk.call(path, { token, ...given });
      if (outside === 'notFound') expect(answer.status).toBe(404);
      else expect(answer.status).toBeLessThan(500);
      const text = JSON.stringify(answer.body) ?? '';
      for (const mark of [...MARKS, seen.number, seen.appointment]) expect(text).not.toContain(mark);
      if (counts) expect(new Set(counts(answer.body as never))).toEqual(new Set([0]));
    }
  },
);

test('what lies in one branch is counted and found by staff of the branch, of all branches, and by managers; what belongs to none, not by staff of a branch', async () => {
  for (const token of [desk.staff, everywhere, desk.manager]) {
    expect((await desk.call(`/appointments/${seen.appointment}`, { token })).status).toBe(200);
    expect((await desk.call('/appointments/counts', { token })).body.data.total).toBe(1);
    const recalls = (await desk.call('/recalls', { token })).body.data;
    expect(recalls).toMatchObject([{ bookingNumber: seen.number }]);
    const waiting = (await desk.call('/waiting-entries', { token })).body.data;
    expect(waiting).toMatchObject([{ documentId: seen.waiting }]);
    const mails = (await desk.call('/outbox-messages/counts', { token })).body.data;
    expect((await desk.call('/incoming-messages/unread', { token })).body.data.unread).toBe(1);
    expect(Object.values<number>(mails).reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0);
    const undelivered = (await desk.call('/outbox-messages/undelivered', { token })).body.data;
    expect(undelivered).toMatchObject([{ kind: 'visit-received', bookingNumber: seen.number }]);
  }
  for (const token of [everywhere, desk.manager]) {
    expect((await desk.call('/contact-messages', { token })).body.data).toMatchObject([{ name: MARKS[2] }]);
    expect((await desk.call(`/contact-messages/${seen.message}`, { token })).status).toBe(200);
  }
  expect((await desk.call('/contact-messages')).body.data).toEqual([]);
  expect((await desk.call(`/contact-messages/${seen.message}`)).status).toBe(404);
});
