import { addDays, dateAt } from '../../src/scheduling/zone';
import { at, newPhone } from './clinic';

/** What is written of patients and by them in the branch that others must not see. */
export const MARKS = ['Canarywood', 'canary@example.org', 'Canarymessage'];

/** A branch with an appointment in it, its number, a blocked time, who waits there, and a message of the contact page. */
export interface Seen {
  branch: string;
  appointment: string;
  number: string;
  block: string;
  waiting: string;
  message: string;
  /** What its patient wrote. */
  incoming: string;
  date: string;
}

interface Look {
  path: (seen: Seen) => string;
  data?: (seen: Seen) => unknown;
  method?: string;
  /** What staff of other branches are told: an empty answer, or that there is no such thing. */
  outside: 'empty' | 'notFound';
  /** What they must not be told beside the marks: numbers in the answer that count. */
  counts?: (body: never) => number[];
}

const today = () => dateAt(Date.now(), 'Africa/Cairo');

/** What somebody waits for in the branch that others do not see. */
export const waitingWish = ({ branch }: Pick<Seen, 'branch'>) => ({
  branches: [branch],
  until: addDays(today(), 60),
  firstName: MARKS[0],
  lastName: 'Nour',
  phone: newPhone(),
  email: MARKS[1],
  age: 30,
  consent: true,
  locale: 'en',
});

const pagination = (body: { meta: { pagination: { total: number } } }) => [body.meta.pagination.total];

/** Calls about the appointment: what stands behind its place in the path, and what is sent. */
const ABOUT_APPOINTMENT: Record<string, unknown> = {
  'GET ': undefined,
  'GET /cards/:side': undefined,
  'POST /transitions': { to: 'confirmed', version: 99 },
  'POST /attendance': { to: 'arrived', version: 99 },
  'POST /undo': { version: 99 },
  'POST /mails/:mail/again': {},
  'POST /messages': { version: 99, texts: { en: 'Dr Mona is ill', ar: 'الطبيبة مريضة' } },
  'POST /call': {},
  'DELETE /call': undefined,
  'POST /call/renewal': {},
  'POST /call/outcome': { outcome: 'confirmed', version: 99 },
  'POST /move': { startsAt: at('11:00'), version: 99 },
  'POST /room': { version: 99, from: null, to: 'a'.repeat(24) },
  'POST /recall': { months: 6 },
  'DELETE /recall': undefined,
  'GET /patient': undefined,
  'POST /patient/joins': { other: 'a'.repeat(24) },
  'DELETE /patient/joins/:join': undefined,
  'POST /amendment': { version: 99 },
  'POST /withdrawal': { purpose: 'news' },
  'POST /told': {},
  'GET /payments': undefined,
  'POST /payments': { key: 'none' },
  'GET /payments/:payment/receipt': undefined,
  'POST /payments/:payment/message': {},
  'POST /payments/:payment/correction': { key: 'none' },
  'POST /notes': { text: 'A note' },
  'DELETE /notes/:note': undefined,
};

function lookAt([call, data]: [string, unknown]): [string, Look] {
  const [method = '', rest = ''] = call.split(' ');
  const behind = rest.replace(':side', 'front').replace(/:\w+/, 'a'.repeat(24));
  const path = ({ appointment }: Seen) => `/appointments/${appointment}${behind}`;
  const sent = data === undefined ? {} : { data: () => data };
  return [`${method} /api/appointments/:id${rest}`, { path, method, outside: 'notFound', ...sent }];
}

/** Calls about what a patient wrote. */
const ABOUT_INCOMING: Record<string, unknown> = {
  'GET ': undefined,
  'GET /media': undefined,
  'POST /transitions': { from: 'new', to: 'done' },
  'POST /answers': { answer: 'call', answered: 0 },
  'DELETE /stop': undefined,
};

function lookAtIncoming([call, data]: [string, unknown]): [string, Look] {
  const [method = '', rest = ''] = call.split(' ');
  const path = ({ incoming }: Seen) => `/incoming-messages/${incoming}${rest}`;
  const sent = data === undefined ? {} : { data: () => data };
  return [`${method} /api/incoming-messages/:id${rest}`, { path, method, outside: 'notFound', ...sent }];
}

/** How every call of staff that names, lists or counts something looks at what lies in one branch. */
export const LOOKS: Record<string, Look> = {
  ...Object.fromEntries(Object.entries(ABOUT_APPOINTMENT).map(lookAt)),
  'GET /api/appointments': {
    path: (seen) => `/appointments?branch=${seen.branch}`,
    outside: 'empty',
    counts: pagination,
  },
  'GET /api/appointments/counts': {
    path: () => '/appointments/counts',
    outside: 'empty',
    counts: ({ data }: { data: Record<string, number> }) => Object.values(data),
  },
  'GET /api/calls': { path: () => '/calls', outside: 'empty', counts: pagination },
  'POST /api/calls/next': { path: () => '/calls/next', data: () => ({}), outside: 'empty' },
  'GET /api/payments': { path: (seen) => `/payments?branch=${seen.branch}`, outside: 'notFound' },
  'GET /api/payments/open': { path: () => '/payments/open', outside: 'empty', counts: pagination },
  'GET /api/recalls': { path: () => '/recalls', outside: 'empty', counts: pagination },
  'POST /api/patients/find': {
    path: () => '/patients/find',
    data: () => ({ text: MARKS[0] }),
    outside: 'empty',
    counts: ({ data }: { data: unknown[] }) => [data.length],
  },
  'POST /api/appointments/for-caller': {
    path: () => '/appointments/for-caller',
    data: () => ({ branch: 'of the clinic' }),
    outside: 'empty',
  },
  'GET /api/appointments/series': {
    path: ({ branch, date }) =>
      `/appointments/series?doctor=${'a'.repeat(24)}&branch=${branch}&service=${'a'.repeat(24)}&startsAt=${at('10:00', date)}`,
    outside: 'empty',
  },
  'GET /api/calendar': {
    path: (seen) => `/calendar?branch=${seen.branch}&from=${seen.date}`,
    outside: 'notFound',
  },
  'GET /api/today': { path: (seen) => `/today?branch=${seen.branch}`, outside: 'notFound' },
  'GET /api/today/door': { path: (seen) => `/today/door?branch=${seen.branch}`, outside: 'notFound' },
  'GET /api/today/screen': { path: (seen) => `/today/screen?branch=${seen.branch}`, outside: 'notFound' },
  'GET /api/figures': {
    path: () => `/figures?from=${addDays(today(), -1)}&to=${addDays(today(), 1)}`,
    outside: 'empty',
    counts: ({ data }: { data: { total: { requests: number; bookedMinutes: number } } }) => [
      data.total.requests,
      data.total.bookedMinutes,
    ],
  },
  'POST /api/time-blocks': {
    path: () => '/time-blocks',
    data: () => ({ doctor: 'of the clinic', branch: 'of the clinic' }),
    outside: 'empty',
  },
  'DELETE /api/time-blocks/:id': {
    path: (seen) => `/time-blocks/${seen.block}`,
    method: 'DELETE',
    outside: 'notFound',
  },
  'GET /api/waiting-entries': { path: () => '/waiting-entries', outside: 'empty', counts: pagination },
  'POST /api/waiting-entries/for-caller': {
    path: () => '/waiting-entries/for-caller',
    data: waitingWish,
    outside: 'empty',
  },
  'POST /api/waiting-entries/:id/mails/:mail/again': {
    path: (seen) => `/waiting-entries/${seen.waiting}/mails/${seen.waiting}/again`,
    data: () => ({}),
    outside: 'notFound',
  },
  'DELETE /api/waiting-entries/:id': {
    path: (seen) => `/waiting-entries/${seen.waiting}`,
    method: 'DELETE',
    outside: 'notFound',
  },
  'GET /api/outbox-messages/counts': {
    path: () => '/outbox-messages/counts',
    outside: 'empty',
    counts: ({ data }: { data: Record<string, number> }) => Object.values(data),
  },
  'GET /api/outbox-messages/undelivered': {
    path: () => '/outbox-messages/undelivered',
    outside: 'empty',
    counts: ({ data }: { data: unknown[] }) => [data.length],
  },
  'GET /api/contact-messages': {
    path: () => '/contact-messages',
    outside: 'empty',
    counts: ({ meta }: { meta: { pagination: { total: number }; counts: Record<string, number> } }) => [
      meta.pagination.total,
      ...Object.values(meta.counts),
    ],
  },
  'GET /api/contact-messages/:id': {
    path: (seen) => `/contact-messages/${seen.message}`,
    outside: 'notFound',
  },
  'POST /api/contact-messages/:id/transitions': {
    path: (seen) => `/contact-messages/${seen.message}/transitions`,
    data: () => ({ from: 'new', to: 'done' }),
    outside: 'notFound',
  },
  'GET /api/incoming-messages': {
    path: () => '/incoming-messages',
    outside: 'empty',
    counts: ({ meta }: { meta: { pagination: { total: number }; counts: Record<string, number> } }) => [
      meta.pagination.total,
      ...Object.values(meta.counts),
    ],
  },
  // They belong to no branch: the desk of any books the first appointment. Nobody was imported.
  'GET /api/imported-patients/:id': { path: () => '/imported-patients/nobody', outside: 'notFound' },
  'GET /api/incoming-messages/unread': {
    path: () => '/incoming-messages/unread',
    outside: 'empty',
    counts: ({ data }: { data: { unread: number } }) => [data.unread],
  },
  ...Object.fromEntries(Object.entries(ABOUT_INCOMING).map(lookAtIncoming)),
};
