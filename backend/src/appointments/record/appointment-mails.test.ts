import { describe, expect, test } from 'vitest';
import { movedMails, readMailReference, receivedMails, transitionMails } from './appointment-mails';

const HOUR = 3_600_000;
const now = Date.parse('2026-10-01T08:00:00Z');
const appointment = {
  document_id: 'a'.repeat(24),
  email: 'laila@example.org',
  sequence: 1,
  starts_at: now + 72 * HOUR,
  status: 'confirmed' as const,
};
const kinds = (mails: { kind: string }[]) => mails.map((mail) => mail.kind);

describe('mails about an appointment', () => {
  test('are written for those who gave an address, each naming the state it tells of', () => {
    const [mail] = receivedMails({ ...appointment, sequence: 0 });
    expect(mail).toMatchObject({ kind: 'visit-received', to: appointment.email, subject: '', text: '' });
    expect(readMailReference(mail ?? { kind: '', reference: '' })).toEqual({
      kind: 'visit-received',
      appointment: appointment.document_id,
      sequence: 0,
    });
    expect(receivedMails({ ...appointment, email: null })).toEqual([]);
    expect(transitionMails({ appointment: { ...appointment, email: null }, from: 'pending', now })).toEqual(
      [],
    );
  });

  test.each([
    ['pending', 'confirmed', ['visit-confirmed', 'visit-reminder']],
    ['pending', 'canceled', ['visit-canceled']],
    ['confirmed', 'canceled', ['visit-canceled']],
    ['canceled', 'pending', ['visit-received']],
    ['confirmed', 'done', []],
    ['done', 'confirmed', []],
  ] as const)('from %s to %s: %j', (from, status, expected) => {
    expect(kinds(transitionMails({ appointment: { ...appointment, status }, from, now }))).toEqual(expected);
  });

  test('remind a day before, unless the appointment has only just been confirmed', () => {
    const reminder = (starts_at: number) =>
      transitionMails({ appointment: { ...appointment, starts_at }, from: 'pending', now }).find(
        (mail) => mail.kind === 'visit-reminder',
      );
    expect(reminder(now + 72 * HOUR)?.dueAt).toEqual(new Date(now + 48 * HOUR));
    expect(reminder(now + 26 * HOUR)?.dueAt).toEqual(new Date(now + 2 * HOUR));
    expect(reminder(now + 26 * HOUR - 1)).toBeUndefined();
    expect(reminder(now + HOUR)).toBeUndefined();
  });

  test('of a move remind again only when the new time is confirmed', () => {
    expect(kinds(movedMails({ appointment: appointment, now }))).toEqual(['visit-moved', 'visit-reminder']);
    expect(kinds(movedMails({ appointment: { ...appointment, status: 'pending' }, now }))).toEqual([
      'visit-moved',
    ]);
  });

  test('are not taken for mail about something else', () => {
    expect(readMailReference({ kind: 'contact-message', reference: 'a:1' })).toBeNull();
    expect(readMailReference({ kind: 'visit-moved', reference: 'a' })).toBeNull();
  });
});
