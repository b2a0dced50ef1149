import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dateAt } from '../src/scheduling/zone';
import { at, freshDate, newPhone } from './support/clinic';
import { documentsOf } from './support/documents';
import { isOfBranch, LET_IN, routeTable } from './support/route-table';
import { signIn } from './support/staff';
import { type StaffDesk, startDesk } from './support/staff-desk';
import { until } from './support/until';

const MARKS = ['Canarywood', 'canary@example.org', 'Canarymessage'];

let desk: StaffDesk;
let nowhere: string;
let everywhere: string;
/** An appointment of `clinic.branch`, its number, a blocked time, who waits there, and a message of the contact page. */
let seen: {
  appointment: string;
  number: string;
  block: string;
  waiting: string;
  message: string;
  date: string;
};

beforeAll(async () => {
  desk = await startDesk();
  const { backend, clinic } = desk;
  nowhere = await signIn({ backend, role: 'staff', branches: [] });
  everywhere = await signIn({ backend, role: 'staff' });
  const date = freshDate();
  const booked = await desk.booker.post(
    desk.booker.request({ startsAt: at('10:00', date), firstName: MARKS[0], email: MARKS[1] }),
  );
  const number = booked.body.data.bookingNumber;
  const row = await backend.strapi.db.connection('appointments').where({ booking_number: number }).first();
  await backend.strapi.db
    .connection('appointments')
    .where({ booking_number: number })
    .update({ recall_on: addDays(date, 30), recall_state: 'waiting' });
  const mails = backend.strapi.db.connection('outbox_messages').where({ recipient: MARKS[1] });
  await until(async () => (await mails.clone().first())?.state === 'sent');
  await mails.clone().update({ state: 'failed', last_error: 'EENVELOPE 550 RCPT TO' });
  const blocked = await desk.call('/time-blocks', {
    data: {
      doctor: clinic.doctor,
      branch: clinic.branch,
      startsAt: at('15:00', date),
      endsAt: at('16:00', date),
      reason: 'A meeting',
    },
  });
  const waiting = await desk.call('/waiting-entries/for-caller', { key: randomUUID(), data: waitingWish() });
  const message = await documentsOf(backend.strapi, 'contact-message').create({
    data: { name: MARKS[2], email: 'writer@example.org', message: 'Hello', language: 'en', handling: 'new' },
  });
  seen = {
    appointment: row.document_id,
    number,
    block: blocked.body?.data?.documentId ?? 'x',
    waiting: waiting.body.data.documentId,
    message: message.documentId,
    date,
  };
});
afterAll(() => desk?.backend.stop());

interface Look {
  path: () => string;
  data?: unknown;
  method?: string;
  /** What staff of other branches are told: an empty answer, or that there is no such thing. */
  outside: 'empty' | 'notFound';
  /** What they must not be told beside the marks: numbers in the answer that count. */
  counts?: (body: never) => number[];
}

/** What somebody waits for in the branch that others do not see. */
const waitingWish = () => ({
  branches: [desk.clinic.branch],
  until: addDays(today(), 60),
  firstName: MARKS[0],
  lastName: 'Nour',
  phone: newPhone(),
  email: MARKS[1],
  age: 30,
  consent: true,
  locale: 'en',
});

const ofAppointment = (rest = '') => `/appointments/${seen.appointment}${rest}`;
const pagination = (body: { meta: { pagination: { total: number } } }) => [body.meta.pagination.total];
const today = () => dateAt({ instant: Date.now(), timeZone: 'Africa/Cairo' });

/** How every call of staff that names, lists or counts something looks at what lies in one branch. */
const LOOKS: Record<string, Look> = {
  'GET /api/appointments': {
    path: () => `/appointments?branch=${desk.clinic.branch}`,
    outside: 'empty',
    counts: pagination,
  },
  'GET /api/appointments/counts': {
    path: () => '/appointments/counts',
    outside: 'empty',
    counts: ({ data }: { data: Record<string, number> }) => Object.values(data),
  },
  'GET /api/appointments/:id': { path: () => ofAppointment(), outside: 'notFound' },
  'GET /api/appointments/:id/cards/:side': { path: () => ofAppointment('/cards/front'), outside: 'notFound' },
  'POST /api/appointments/:id/transitions': {
    path: () => ofAppointment('/transitions'),
    data: { to: 'confirmed', version: 99 },
    outside: 'notFound',
  },
  'POST /api/appointments/:id/attendance': {
    path: () => ofAppointment('/attendance'),
    data: { to: 'arrived', version: 99 },
    outside: 'notFound',
  },
  'POST /api/appointments/:id/undo': {
    path: () => ofAppointment('/undo'),
    data: { version: 99 },
    outside: 'notFound',
  },
  'POST /api/appointments/:id/mails/:mail/again': {
    path: () => ofAppointment(`/mails/${'a'.repeat(24)}/again`),
    data: {},
    outside: 'notFound',
  },
  'POST /api/appointments/:id/messages': {
    path: () => ofAppointment('/messages'),
    data: { version: 99, texts: { en: 'Dr Mona is ill', ar: 'الطبيبة مريضة' } },
    outside: 'notFound',
  },
  'GET /api/calls': { path: () => '/calls', outside: 'empty', counts: pagination },
  'POST /api/calls/next': { path: () => '/calls/next', data: {}, outside: 'empty' },
  'POST /api/appointments/:id/call': { path: () => ofAppointment('/call'), data: {}, outside: 'notFound' },
  'DELETE /api/appointments/:id/call': {
    path: () => ofAppointment('/call'),
    method: 'DELETE',
    outside: 'notFound',
  },
  'POST /api/appointments/:id/call/renewal': {
    path: () => ofAppointment('/call/renewal'),
    data: {},
    outside: 'notFound',
  },
  'POST /api/appointments/:id/call/outcome': {
    path: () => ofAppointment('/call/outcome'),
    data: { outcome: 'confirmed', version: 99 },
    outside: 'notFound',
  },
  'POST /api/appointments/:id/move': {
    path: () => ofAppointment('/move'),
    data: { startsAt: at('11:00'), version: 99 },
    outside: 'notFound',
  },
  'GET /api/recalls': { path: () => '/recalls', outside: 'empty', counts: pagination },
  'POST /api/appointments/:id/recall': {
    path: () => ofAppointment('/recall'),
    data: { months: 6 },
    outside: 'notFound',
  },
  'DELETE /api/appointments/:id/recall': {
    path: () => ofAppointment('/recall'),
    method: 'DELETE',
    outside: 'notFound',
  },
  'POST /api/patients/find': {
    path: () => '/patients/find',
    data: { text: MARKS[0] },
    outside: 'empty',
    counts: ({ data }: { data: unknown[] }) => [data.length],
  },
  'GET /api/appointments/:id/patient': { path: () => ofAppointment('/patient'), outside: 'notFound' },
  'POST /api/appointments/:id/patient/joins': {
    path: () => ofAppointment('/patient/joins'),
    data: { other: 'a'.repeat(24) },
    outside: 'notFound',
  },
  'DELETE /api/appointments/:id/patient/joins/:join': {
    path: () => ofAppointment(`/patient/joins/${'a'.repeat(24)}`),
    method: 'DELETE',
    outside: 'notFound',
  },
  'POST /api/appointments/:id/amendment': {
    path: () => ofAppointment('/amendment'),
    data: { version: 99 },
    outside: 'notFound',
  },
  'POST /api/appointments/:id/no-news': {
    path: () => ofAppointment('/no-news'),
    data: {},
    outside: 'notFound',
  },
  'POST /api/appointments/:id/notes': {
    path: () => ofAppointment('/notes'),
    data: { text: 'A note' },
    outside: 'notFound',
  },
  'DELETE /api/appointments/:id/notes/:note': {
    path: () => ofAppointment(`/notes/${'a'.repeat(24)}`),
    method: 'DELETE',
    outside: 'notFound',
  },
  'POST /api/appointments/for-caller': {
    path: () => '/appointments/for-caller',
    data: { branch: 'of the clinic' },
    outside: 'empty',
  },
  'GET /api/calendar': {
    path: () => `/calendar?branch=${desk.clinic.branch}&from=${seen.date}`,
    outside: 'notFound',
  },
  'GET /api/today': { path: () => `/today?branch=${desk.clinic.branch}`, outside: 'notFound' },
  'GET /api/today/screen': {
    path: () => `/today/screen?branch=${desk.clinic.branch}`,
    outside: 'notFound',
  },
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
    data: { doctor: 'of the clinic', branch: 'of the clinic' },
    outside: 'empty',
  },
  'DELETE /api/time-blocks/:id': {
    path: () => `/time-blocks/${seen.block}`,
    method: 'DELETE',
    outside: 'notFound',
  },
  'GET /api/waiting-entries': { path: () => '/waiting-entries', outside: 'empty', counts: pagination },
  'POST /api/waiting-entries/for-caller': {
    path: () => '/waiting-entries/for-caller',
    get data() {
      return waitingWish();
    },
    outside: 'empty',
  },
  'POST /api/waiting-entries/:id/mails/:mail/again': {
    path: () => `/waiting-entries/${seen.waiting}/mails/${seen.waiting}/again`,
    data: {},
    outside: 'notFound',
  },
  'DELETE /api/waiting-entries/:id': {
    path: () => `/waiting-entries/${seen.waiting}`,
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
    path: () => `/contact-messages/${seen.message}`,
    outside: 'notFound',
  },
  'POST /api/contact-messages/:id/transitions': {
    path: () => `/contact-messages/${seen.message}/transitions`,
    data: { from: 'new', to: 'done' },
    outside: 'notFound',
  },
};

describe('what lies in one branch', () => {
  test('is looked at by every call of staff in the table of calls', () => {
    const plural = (noun: string) =>
      Object.values(desk.backend.strapi.contentTypes).find(({ info }) => info.singularName === noun)?.info
        .pluralName ?? noun;
    const calls = Object.entries(routeTable(plural))
      .filter(([, access]) => isOfBranch(access) || !LET_IN[access].includes('registered'))
      .filter(([, access]) => LET_IN[access].includes('staffHere'))
      .map(([route]) => route);
    expect(Object.keys(LOOKS).sort()).toEqual(calls.sort());
  });

  test.each(Object.entries(LOOKS))(
    'is not shown, not counted and not found by staff of others: %s',
    async (_, { path, data, method, outside, counts }) => {
      for (const token of [desk.elsewhere, nowhere]) {
        const given = { token, ...(data ? { data } : {}), ...(method ? { method } : {}) };
        const answer = await desk.call(path(), given);
        if (outside === 'notFound') expect(answer.status).toBe(404);
        else expect(answer.status).toBeLessThan(500);
        const text = JSON.stringify(answer.body) ?? '';
        for (const mark of [...MARKS, seen.number, seen.appointment]) expect(text).not.toContain(mark);
        if (counts) expect(new Set(counts(answer.body as never))).toEqual(new Set([0]));
      }
    },
  );

  test('is counted and found by staff of the branch, of all branches, and by managers', async () => {
    for (const token of [desk.staff, everywhere, desk.manager]) {
      expect((await desk.call(ofAppointment(), { token })).status).toBe(200);
      expect((await desk.call('/appointments/counts', { token })).body.data.total).toBe(1);
      expect((await desk.call('/recalls', { token })).body.data).toMatchObject([
        { bookingNumber: seen.number },
      ]);
      expect((await desk.call('/waiting-entries', { token })).body.data).toMatchObject([
        { documentId: seen.waiting },
      ]);
      const mails = (await desk.call('/outbox-messages/counts', { token })).body.data;
      expect(Object.values<number>(mails).reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0);
      const undelivered = (await desk.call('/outbox-messages/undelivered', { token })).body.data;
      expect(undelivered).toMatchObject([{ kind: 'visit-received', bookingNumber: seen.number }]);
    }
  });

  test('messages of the contact page, which belong to no branch, are for staff of all branches', async () => {
    for (const token of [everywhere, desk.manager]) {
      const list = await desk.call('/contact-messages', { token });
      expect(list.body.data).toMatchObject([{ name: MARKS[2] }]);
      expect((await desk.call(`/contact-messages/${seen.message}`, { token })).status).toBe(200);
    }
    expect((await desk.call('/contact-messages')).body.data).toEqual([]);
    expect((await desk.call(`/contact-messages/${seen.message}`)).status).toBe(404);
  });
});
