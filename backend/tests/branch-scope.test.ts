import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { insertIncoming } from '../src/messaging/incoming-messages';
import { addDays, dateAt } from '../src/scheduling/zone';
import { at, freshDate, waitingWish } from './support/clinic';
import { isOfBranch, LET_IN, routeTable } from './support/route-table';
import { startDesk } from './support/staff-desk';
import { until } from './support/until';

/** Words of and about patients in the branch that others must not see. */
const MARKS = ['Canarywood', 'canary@example.org', 'Canarymessage'];

interface Look {
  query?: (seen: Seen) => Record<string, string>;
  data?: (seen: Seen) => unknown;
  /** Answer to staff of other branches: empty, or not found where a call names one thing. */
  outside?: 'empty' | 'notFound';
  /** Counts in the answer, which staff of other branches must not see either. */
  counts?: (body: never) => number[];
}

const today = () => dateAt(Date.now(), 'Africa/Cairo');

/** Returns a waiting-list entry in the branch that others do not see. */
const wishIn = ({ branch }: { branch: string }) =>
  waitingWish({ branches: [branch], firstName: MARKS[0], email: MARKS[1] });

const pagination = (body: { meta: { pagination: { total: number } } }) => [body.meta.pagination.total];

const sends = (data: unknown): Look => ({ data: () => data });
const things = ({ data }: { data: unknown[] }) => [data.length];
const values = ({ data }: { data: Record<string, number> }) => Object.values(data);
const listed = ({ meta }: { meta: { pagination: { total: number }; counts: Record<string, number> } }) => [
  meta.pagination.total,
  ...Object.values(meta.counts),
];
const inBranch = ({ branch }: Seen) => ({ branch });
const SOMETHING = 'a'.repeat(24);

/** Ways in which each call of staff that names something but an appointment, lists or counts reads what lies in one branch. */
const LOOKS: Record<string, Look> = {
  'GET /api/appointments': { query: inBranch, counts: pagination },
  'GET /api/appointments/counts': { counts: values },
  'GET /api/calls': { counts: pagination },
  'POST /api/calls/next': sends({}),
  'GET /api/payments': { query: inBranch, outside: 'notFound' },
  'GET /api/payments/open': { counts: pagination },
  'GET /api/recalls': { counts: pagination },
  'POST /api/patients/find': { ...sends({ text: MARKS[0] }), counts: things },
  'POST /api/appointments/for-caller': sends({ branch: 'of the clinic' }),
  'GET /api/appointments/series': {
    query: ({ branch }) => ({ doctor: SOMETHING, branch, service: SOMETHING, startsAt: at('10:00', date) }),
  },
  'GET /api/calendar': { query: ({ branch, date }) => ({ branch, from: date }), outside: 'notFound' },
  'GET /api/today': { query: inBranch, outside: 'notFound' },
  'GET /api/today/door': { query: inBranch, outside: 'notFound' },
  'GET /api/today/screen': { query: inBranch, outside: 'notFound' },
  'GET /api/figures': {
    query: () => ({ from: addDays(today(), -1), to: addDays(today(), 1) }),
    counts: ({ data }: { data: { total: { requests: number; bookedMinutes: number } } }) => [
      data.total.requests,
      data.total.bookedMinutes,
    ],
  },
  'POST /api/queue-entries': sends({ branch: 'of the clinic', name: 'Somebody' }),
  'POST /api/queue-entries/:id/steps': sends({ to: 'called', version: 1 }),
  'POST /api/time-blocks': sends({ doctor: 'of the clinic', branch: 'of the clinic' }),
  'DELETE /api/time-blocks/:id': {},
  'GET /api/waiting-entries': { counts: pagination },
  'POST /api/waiting-entries/for-caller': { data: wishIn },
  'POST /api/waiting-entries/:id/mails/:mail/again': sends({}),
  'DELETE /api/waiting-entries/:id': {},
  'GET /api/outbox-messages/counts': { counts: values },
  'GET /api/outbox-messages/undelivered': { counts: things },
  'GET /api/contact-messages': { counts: listed },
  'GET /api/contact-messages/:id': {},
  'POST /api/contact-messages/:id/transitions': sends({ from: 'new', to: 'done' }),
  'GET /api/incoming-messages': { counts: listed },
  'GET /api/incoming-messages/:id': {},
  'GET /api/incoming-messages/:id/media': {},
  'POST /api/incoming-messages/:id/transitions': sends({ from: 'new', to: 'done' }),
  'POST /api/incoming-messages/:id/answers': sends({ answer: 'call', answered: 0 }),
  'DELETE /api/incoming-messages/:id/stop': {},
  // They belong to no branch: the desk of any books the first appointment. Nobody was imported.
  'GET /api/imported-patients/:id': {},
  'GET /api/incoming-messages/unread': { counts: values },
};

/** The call of a look as it is made: its method, its path without /api, and what is sent. */
function callOf(route: string, { query, data }: Look, seen: Seen) {
  const [method = '', whole = ''] = route.split(' ');
  const path = whole.replace('/api', '');
  const ids: Record<string, string> = {
    'time-blocks': seen.block,
    'queue-entries': seen.queue,
    'waiting-entries': seen.waiting,
    'contact-messages': seen.message,
    'incoming-messages': seen.incoming,
  };
  const id = ids[path.split('/')[1] ?? ''] ?? 'nobody';
  const filled = path.replace(/:(id|mail)/g, id);
  const asked = query ? `?${new URLSearchParams(query(seen))}` : '';
  return { path: filled + asked, given: { method, ...(data ? { data: data(seen) } : {}) } };
}

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
  ...{ branch: clinic.branch, date, appointment: String(own.id), number: String(own.bookingNumber) },
  ...{ incoming: incoming ?? '', message: message.documentId },
  block: String(blocked.body?.data?.documentId),
  waiting: String(waiting.body.data.documentId),
  queue: String(queued.body.data.documentId),
};
/** A branch with an appointment in it, its number, a blocked time, who waits there, and a message of the contact page. */
type Seen = typeof seen;

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
