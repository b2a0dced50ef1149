import { MAIL_KINDS, type MailKind } from '../../contract/appointment';
import type { Status } from '../../contract/transitions';
import type { NewMail } from '../../messaging/outbox';
import { DAY_MINUTES, MINUTE } from '../../scheduling/zone';
import type { AppointmentRow } from './appointment-rows';

type MailedAppointment = Pick<AppointmentRow, 'document_id' | 'email' | 'sequence' | 'starts_at' | 'status'>;

/** How long before an appointment its reminder is sent. */
const REMINDER_AHEAD = DAY_MINUTES * MINUTE;
/** A reminder that would follow a confirmation within this time is not written. */
const REMINDER_PAUSE = 120 * MINUTE;

/**
 * Names the state of an appointment that a mail tells of, so that none of a kind is written twice for it and one that has
 * been outrun is noticed.
 */
function mailReference({
  document_id,
  sequence,
}: Pick<MailedAppointment, 'document_id' | 'sequence'>): string {
  return `${document_id}:${sequence}`;
}

/** The appointment and the state of it that a mail tells of; null for mail about anything else. */
export function readMailReference(
  mail: Pick<NewMail, 'kind' | 'reference'>,
): { kind: MailKind; appointment: string; sequence: number } | null {
  const kind = MAIL_KINDS.find((one) => one === mail.kind);
  const [appointment, sequence] = mail.reference.split(':');
  return kind && appointment && sequence ? { kind, appointment, sequence: Number(sequence) } : null;
}

/** How often staff may send one mail again. */
const MAX_AGAIN = 5;

/** What a mail that is sent again refers to, one step after the given one; null when that was often enough. */
export function againReference(reference: string): string | null {
  const [appointment, sequence, again = 'r0'] = reference.split(':');
  const step = Number(again.slice(1)) + 1;
  return step > MAX_AGAIN ? null : `${appointment}:${sequence}:r${step}`;
}

/** Every reference a mail about an appointment can have, up to its present state. */
export function referencesOf({
  document_id,
  sequence,
}: Pick<MailedAppointment, 'document_id' | 'sequence'>): string[] {
  return Array.from({ length: sequence + 1 }, (_, state) =>
    mailReference({ document_id, sequence: state }),
  ).flatMap((reference) => [
    reference,
    ...Array.from({ length: MAX_AGAIN }, (_, step) => `${reference}:r${step + 1}`),
  ]);
}

function mailsOf({
  appointment,
  kinds,
  dueAt,
}: {
  appointment: Pick<MailedAppointment, 'document_id' | 'email' | 'sequence'>;
  kinds: MailKind[];
  dueAt?: Date;
}): NewMail[] {
  const to = appointment.email;
  // Words are made when a mail is sent: only then is it known what the appointment has become.
  return to === null
    ? []
    : kinds.map((kind) => ({
        kind,
        reference: mailReference(appointment),
        to,
        subject: '',
        text: '',
        dueAt,
      }));
}

function reminderOf({ appointment, now }: { appointment: MailedAppointment; now: number }): NewMail[] {
  const due = appointment.starts_at - REMINDER_AHEAD;
  if (appointment.status !== 'confirmed' || due < now + REMINDER_PAUSE) return [];
  return mailsOf({ appointment, kinds: ['visit-reminder'], dueAt: new Date(due) });
}

/** Mails of a new request. None without an address. */
export function receivedMails(
  appointment: Pick<MailedAppointment, 'document_id' | 'email' | 'sequence'>,
): NewMail[] {
  return mailsOf({ appointment, kinds: ['visit-received'] });
}

const TOLD: Partial<Record<`${Status} ${Status}`, MailKind>> = {
  'pending confirmed': 'visit-confirmed',
  'pending canceled': 'visit-canceled',
  'confirmed canceled': 'visit-canceled',
  'canceled pending': 'visit-received',
};

/** Mails of a change of status; `appointment` is as it is afterwards. Corrections of done appointments tell nothing. */
export function transitionMails({
  appointment,
  from,
  now,
}: {
  appointment: MailedAppointment;
  from: Status;
  now: number;
}): NewMail[] {
  const kind = TOLD[`${from} ${appointment.status}`];
  if (!kind) return [];
  return [
    ...mailsOf({ appointment: appointment, kinds: [kind] }),
    ...reminderOf({ appointment: appointment, now }),
  ];
}

/** Mails of a move; `appointment` is as it is afterwards. */
export function movedMails({ appointment, now }: { appointment: MailedAppointment; now: number }): NewMail[] {
  return [
    ...mailsOf({ appointment: appointment, kinds: ['visit-moved'] }),
    ...reminderOf({ appointment: appointment, now }),
  ];
}
