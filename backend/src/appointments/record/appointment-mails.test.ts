import { expect, test } from 'vitest';
import {
  movedMessages,
  readMessageReference,
  receivedMessages,
  transitionMessages,
} from './appointment-mails';

const HOUR = 3_600_000;
const now = Date.parse('2026-10-01T08:00:00Z');
const rules = { reminderHours: 24, reminderBy: 'every_way' } as const;
const appointment = {
  ...{ document_id: 'a'.repeat(24), email: 'laila@example.org', phone: '+201001234567', tell_by: null },
  ...{ sequence: 1, starts_at: now + 72 * HOUR, status: 'confirmed' as const },
};
const kinds = (mails: { kind: string }[]) => mails.map((mail) => mail.kind);

test('mails about an appointment remind by every way, or by the first kind of them where the clinic says so, never by one not agreed to', () => {
  const both = { email: 'x@example.org', tell_by: 'whatsapp' as const };
  const told = (fields: object, reminderBy: 'every_way' | 'phone_first' | 'email_first') =>
    movedMessages({ ...appointment, ...both, ...fields }, { ...rules, reminderBy }, now);
  const channelsOf = (...given: Parameters<typeof told>) =>
    told(...given).flatMap(({ kind, channel }) => (kind === 'visit-reminder' ? channel : []));
  expect(channelsOf({}, 'every_way')).toEqual(['email', 'whatsapp']);
  expect(channelsOf({}, 'phone_first')).toEqual(['whatsapp']);
  expect(channelsOf({}, 'email_first')).toEqual(['email']);
  expect(channelsOf({ tell_by: null }, 'phone_first')).toEqual(['email']);
  expect(channelsOf({ email: null }, 'email_first')).toEqual(['whatsapp']);
  expect(channelsOf({ email: null, tell_by: null }, 'every_way')).toEqual([]);
  // All else is told by every way.
  const moved = told({}, 'phone_first').filter(({ kind }) => kind === 'visit-moved');
  expect(moved.map(({ channel }) => channel)).toEqual(['email', 'whatsapp']);
});

test('mails about an appointment are written for those who gave an address, each naming the state it tells of', () => {
  const [mail] = receivedMessages({ ...appointment, sequence: 0 });
  expect(mail).toMatchObject({ kind: 'visit-received', to: appointment.email });
  expect([mail?.subject, mail?.text]).toEqual([undefined, undefined]);
  const expected = { kind: 'visit-received', appointment: appointment.document_id, sequence: 0 };
  expect(readMessageReference(mail ?? { kind: '', reference: '' })).toEqual(expected);
  expect(readMessageReference({ kind: 'contact-message', reference: 'a:1' })).toBeNull();
  expect(readMessageReference({ kind: 'visit-moved', reference: 'a' })).toBeNull();
  expect(receivedMessages({ ...appointment, email: null })).toEqual([]);
  expect(transitionMessages({ ...appointment, email: null }, 'pending', rules, now)).toEqual([]);
});

test.each([
  ['pending', 'confirmed', ['visit-confirmed', 'visit-reminder']],
  ['confirmed', 'canceled', ['visit-canceled']],
  ['canceled', 'pending', ['visit-received']],
  ['confirmed', 'done', []],
] as const)('mails about an appointment from %s to %s: %j', (from, status, expected) => {
  expect(kinds(transitionMessages({ ...appointment, status }, from, rules, now))).toEqual(expected);
});

test('mails about an appointment remind so many hours before, unless the appointment has only just been confirmed', () => {
  const reminder = (starts_at: number, reminderHours: number = rules.reminderHours) =>
    transitionMessages({ ...appointment, starts_at }, 'pending', { ...rules, reminderHours }, now).find(
      (mail) => mail.kind === 'visit-reminder',
    );
  expect(reminder(now + 72 * HOUR, 3)?.dueAt).toEqual(new Date(now + 69 * HOUR));
  expect(reminder(now + 72 * HOUR)?.dueAt).toEqual(new Date(now + 48 * HOUR));
  expect(reminder(now + 26 * HOUR)?.dueAt).toEqual(new Date(now + 2 * HOUR));
  expect(reminder(now + 26 * HOUR - 1)).toBeUndefined();
  expect(reminder(now + HOUR)).toBeUndefined();
});
