import { randomUUID } from 'node:crypto';
import { addDays, dateAt } from '../../src/scheduling/zone';
import { at, waitingWish } from './clinic';

/** Words of and about patients in the branch that others must not see. */
export const MARKS = ['Canarywood', 'canary@example.org', 'Canarymessage'];

/** A branch with an appointment in it, its number, a blocked time, who waits there, and a message of the contact page. */
export interface Seen {
  branch: string;
  appointment: string;
  number: string;
  block: string;
  waiting: string;
  message: string;
  /** Message of its patient. */
  incoming: string;
  /** Document id of a walk-in in its queue. */
  queue: string;
  date: string;
}

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
export const wishIn = ({ branch }: Pick<Seen, 'branch'>) =>
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

/** Calls about the appointment: what stands behind its place in the path, and what is sent. */
const ABOUT_APPOINTMENT: Record<string, Look> = {
  'GET ': {},
  'GET /cards/:side': {},
  'POST /transitions': sends({ to: 'confirmed', version: 99 }),
  'POST /attendance': sends({ to: 'arrived', version: 99 }),
  'POST /undo': sends({ version: 99 }),
  'POST /mails/:mail/again': sends({}),
  'POST /messages': sends({ version: 99, texts: { en: 'Dr Mona is ill', ar: 'الطبيبة مريضة' } }),
  'POST /call': sends({}),
  'DELETE /call': {},
  'POST /call/renewal': sends({}),
  'POST /call/outcome': sends({ outcome: 'confirmed', version: 99 }),
  'POST /move': sends({ startsAt: at('11:00'), version: 99 }),
  'POST /room': sends({ version: 99, from: null, to: SOMETHING }),
  'POST /recall': sends({ months: 6 }),
  'DELETE /recall': {},
  'POST /further-visits': sends({ key: randomUUID(), consent: true, afterDays: '30' }),
  'GET /series': {},
  'GET /patient': {},
  'POST /patient/record': sends({ fileNumber: 'next' }),
  'POST /patient/joins': sends({ other: SOMETHING }),
  'DELETE /patient/joins/:join': {},
  'POST /amendment': sends({ version: 99 }),
  'POST /withdrawal': sends({ purpose: 'news' }),
  'POST /told': sends({}),
  'POST /deposits/:deposit/settlement': sends({}),
  'GET /payments': {},
  'POST /payments': sends({ key: 'none' }),
  'GET /payments/:payment/receipt': {},
  'POST /payments/:payment/message': sends({}),
  'POST /payments/:payment/correction': sends({ key: 'none' }),
  'POST /notes': sends({ text: 'A note' }),
  'DELETE /notes/:note': {},
};

/** Calls about what a patient wrote. */
const ABOUT_INCOMING: Record<string, Look> = {
  'GET ': {},
  'GET /media': {},
  'POST /transitions': sends({ from: 'new', to: 'done' }),
  'POST /answers': sends({ answer: 'call', answered: 0 }),
  'DELETE /stop': {},
};

const below = (path: string, looks: Record<string, Look>) =>
  Object.fromEntries(Object.entries(looks).map(([call, look]) => [call.replace(' ', ` ${path}`), look]));

/** Ways in which each call of staff that names, lists or counts something reads what lies in one branch. */
export const LOOKS: Record<string, Look> = {
  ...below('/api/appointments/:id', ABOUT_APPOINTMENT),
  ...below('/api/incoming-messages/:id', ABOUT_INCOMING),
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
    query: ({ branch, date }) => ({
      ...{ doctor: SOMETHING, branch, service: SOMETHING, startsAt: at('10:00', date) },
    }),
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
  'POST /api/queue-entries/:id/steps': { ...sends({ to: 'called', version: 1 }), outside: 'notFound' },
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
  // They belong to no branch: the desk of any books the first appointment. Nobody was imported.
  'GET /api/imported-patients/:id': {},
  'GET /api/incoming-messages/unread': { counts: values },
};

/** The call of a look as it is made: its method, its path without /api, and what is sent. */
export function callOf(route: string, { query, data }: Look, seen: Seen) {
  const [method = '', whole = ''] = route.split(' ');
  const path = whole.replace('/api', '');
  const ids: Record<string, string> = {
    appointments: seen.appointment,
    'time-blocks': seen.block,
    'queue-entries': seen.queue,
    'waiting-entries': seen.waiting,
    'contact-messages': seen.message,
    'incoming-messages': seen.incoming,
  };
  const id = ids[path.split('/')[1] ?? ''] ?? 'nobody';
  const filled = path
    .replace(/:(id|mail)/g, id)
    .replace(':side', 'front')
    .replace(/:\w+/, SOMETHING);
  const asked = query ? `?${new URLSearchParams(query(seen))}` : '';
  return { path: filled + asked, given: { method, ...(data ? { data: data(seen) } : {}) } };
}
