import type { BookingRules } from '../../catalogue/catalogue-rows';
import { MAIL_KINDS, type MailKind } from '../../contract/appointment-mails';
import { CHANNELS, type Channel, type ReminderWay } from '../../contract/channels';
import type { Status } from '../../contract/transitions';
import type { NewMessage } from '../../messaging/outbox';
import { DAY_MINUTES, MINUTE } from '../../scheduling/zone';
import type { AppointmentRow } from './appointment-rows';

type Reached = Pick<AppointmentRow, 'email' | 'phone' | 'tell_by'>;
type StateOfVisit = Pick<AppointmentRow, 'document_id' | 'sequence'>;
type ToldAppointment = Reached & StateOfVisit & Pick<AppointmentRow, 'starts_at' | 'status'>;

/** Returns where messages of a channel go for this appointment; null when its patient is not told by it. */
export function recipientOf(to: Reached, channel: Channel): string | null {
  if (channel === 'email') return to.email;
  // Erased patients have an empty phone.
  return to.tell_by === channel && to.phone !== '' ? to.phone : null;
}

/** Tells whether messages reach the patient of this appointment on any channel. */
export function isReached(to: Reached): boolean {
  return CHANNELS.some((channel) => recipientOf(to, channel) !== null);
}

/** One message on each channel by which somebody is reached, or on those named. */
export function onChannels(
  to: Reached,
  message: Omit<NewMessage, 'channel' | 'to'>,
  channels: readonly Channel[] = CHANNELS,
): NewMessage[] {
  return channels.flatMap((channel) => {
    const recipient = recipientOf(to, channel);
    return recipient === null ? [] : { ...message, channel, to: recipient };
  });
}

/** True where nobody knows yet that phone and address are the caller's: by a link alone, before the clinic's call. */
export function mayBeStranger(by: string, row: Pick<AppointmentRow, 'status' | 'call_by'>): boolean {
  const isCalled = row.status === 'confirmed' && row.call_by !== null;
  return by === 'patient' && !isCalled;
}

/** A reminder that would follow a confirmation within this time is not written. */
const REMINDER_PAUSE = 120 * MINUTE;

/** Returns a reference with the state that a message describes, so that none is written twice and outdated ones are noticed. */
function messageReference({ document_id, sequence }: StateOfVisit): string {
  return `${document_id}:${sequence}`;
}

/** Reads the appointment and its state from the reference of a message; null for messages about anything else. */
export function readMessageReference(message: Pick<NewMessage, 'kind' | 'reference'>) {
  const kind = MAIL_KINDS.find((one) => one === message.kind);
  const [appointment, sequence] = message.reference.split(':');
  return kind && appointment && sequence ? { kind, appointment, sequence: Number(sequence) } : null;
}

const MAX_AGAIN = 5;

/** Maximum number of typed messages about one visit. */
export const MAX_OWN = 5;

/** Number of times that such a message can be sent again. */
const MAX_OWN_AGAIN = 2;

/** Returns which visit a message of the desk's own speaks of: the words fit that time, doctor, branch and service alone. */
export function visitOf(row: Pick<AppointmentRow, 'starts_at' | 'doctor' | 'branch' | 'service'>): string {
  return [new Date(row.starts_at).toISOString(), row.doctor, row.branch, row.service].join('|');
}

/** References of the desk's own messages about an appointment as it is now, in the order they are given away. */
export function ownReferences(appointment: StateOfVisit): string[] {
  return Array.from({ length: MAX_OWN }, (_, step) => `${messageReference(appointment)}:m${step + 1}`);
}

/** References of the desk's own messages of every state up to now, without those that were sent again. */
export function listOwnPlaces({ document_id, sequence }: StateOfVisit): string[] {
  const states = Array.from({ length: sequence + 1 }, (_, state) => ({ document_id, sequence: state }));
  return states.flatMap(ownReferences);
}

export const OWN_MESSAGE = 'visit-message' satisfies MailKind;

/** Returns the reference of a message that is sent again, one higher than the given one; links can be sent any number of times. */
export function nextReference(reference: string): string {
  const [appointment, sequence, last = ''] = reference.split(':');
  const [place = '', again = '0'] = last.split('r');
  return `${appointment}:${sequence}:${place}r${Number(again) + 1}`;
}

/** Returns the same for staff, who can send it a limited number of times; null above it. */
export function againReference(reference: string): string | null {
  const next = nextReference(reference);
  const [, place = '', step] = /:([^:]*)r(\d+)$/.exec(next) ?? [];
  return Number(step) > (place === '' ? MAX_AGAIN : MAX_OWN_AGAIN) ? null : next;
}

function messagesOf(
  appointment: Reached & StateOfVisit,
  kind: MailKind,
  { dueAt, channels = CHANNELS }: { dueAt?: Date; channels?: readonly Channel[] } = {},
): NewMessage[] {
  // Words are made when a message is sent: only then is it known what the appointment has become.
  return onChannels(appointment, { kind, reference: messageReference(appointment), dueAt }, channels);
}

type ReminderRules = Pick<BookingRules, 'reminderHours' | 'reminderBy'>;

/** Returns the channels of a reminder: all by which somebody is reached, or the first kind of them. */
function reminderChannels(appointment: Reached, way: ReminderWay): Channel[] {
  const reached = CHANNELS.filter((channel) => recipientOf(appointment, channel) !== null);
  if (way === 'every_way') return reached;
  const first = reached.filter((channel) => (channel === 'email') === (way === 'email_first'));
  return first.length > 0 ? first : reached;
}

function reminderOf(appointment: ToldAppointment, rules: ReminderRules, now: number, pause = REMINDER_PAUSE) {
  const due = appointment.starts_at - rules.reminderHours * 60 * MINUTE;
  if (appointment.status !== 'confirmed' || due < now + pause) return [];
  const channels = reminderChannels(appointment, rules.reminderBy);
  return messagesOf(appointment, 'visit-reminder', { dueAt: new Date(due), channels });
}

/** Returns the messages about a new request. */
export function receivedMessages(appointment: Reached & StateOfVisit): NewMessage[] {
  return messagesOf(appointment, 'visit-received');
}

const TOLD: Partial<Record<`${Status} ${Status}`, MailKind>> = {
  'pending confirmed': 'visit-confirmed',
  'pending canceled': 'visit-canceled',
  'confirmed canceled': 'visit-canceled',
  'canceled pending': 'visit-received',
  'canceled confirmed': 'visit-confirmed',
};

/** Returns the messages about a change of status; `appointment` is as it is afterwards. Corrections send none. */
export function transitionMessages(
  appointment: ToldAppointment,
  from: Status,
  rules: ReminderRules,
  now: number,
): NewMessage[] {
  const kind = TOLD[`${from} ${appointment.status}`];
  if (!kind) return [];
  return [...messagesOf(appointment, kind), ...reminderOf(appointment, rules, now)];
}

const REVIEW_AFTER = DAY_MINUTES * MINUTE;

/** The one question about a visit that is done. */
export function reviewMessages(appointment: ToldAppointment, now: number): NewMessage[] {
  return messagesOf(appointment, 'visit-review', { dueAt: new Date(now + REVIEW_AFTER) });
}

/** Returns the messages that it is time to come again; empty when its patient is reached by nothing. */
export function recallMessages(appointment: ToldAppointment, rules: Pick<ReminderRules, 'reminderBy'>) {
  const channels = reminderChannels(appointment, rules.reminderBy);
  return messagesOf(appointment, 'visit-recall', { channels });
}

/** The link of an appointment, for whoever has lost it: to the phone or the address it was booked with. */
export function linkMessage(appointment: StateOfVisit, channel: Channel, to: string): NewMessage {
  return { channel, kind: 'visit-link', reference: messageReference(appointment), to };
}

/** Returns the messages about a move; `appointment` is as it is after the move. */
export function movedMessages(appointment: ToldAppointment, rules: ReminderRules, now: number): NewMessage[] {
  return [...messagesOf(appointment, 'visit-moved'), ...reminderOf(appointment, rules, now)];
}

/** Returns the messages of an appointment after its patient's phone or address has changed, with the reminder. */
export function reachedMessages(
  appointment: ToldAppointment,
  channels: readonly Channel[],
  rules: ReminderRules,
  now: number,
): NewMessage[] {
  const kind = appointment.status === 'confirmed' ? 'visit-confirmed' : 'visit-received';
  return [...messagesOf(appointment, kind, { channels }), ...reminderOf(appointment, rules, now, 0)];
}
