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
  incoming: string;
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

/** Ways in which each call of staff that names something but an appointment, lists or counts reads what lies in one branch. */
export const LOOKS: Record<string, Look> = {
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
export function callOf(route: string, { query, data }: Look, seen: Seen) {
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
