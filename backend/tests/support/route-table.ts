import { collectionTypes, singleTypes } from '../../src/content/editorial/types';
import { listApiCalls } from '../../src/contract/api';
import { DUTIES, type Duty } from '../../src/contract/roles';
import { ANSWERED_BY_STRAPI } from './strapi-routes';

/** Who calls: without anything, as the website's server, or signed in. */
export const CALLERS = [
  'nobody',
  'website',
  'registered',
  'staffEverywhere',
  'staffHere',
  'staffElsewhere',
  'callCentre',
  'reception',
  'doctorHere',
  'doctorElsewhere',
  'manager',
] as const;
export type Caller = (typeof CALLERS)[number];

/** Who is let in. `ofBranch` calls name an appointment: staff of another branch are told there is none. */
export type Access =
  | 'nobody'
  | 'website'
  | 'signingIn'
  | 'signedIn'
  | 'staff'
  | 'ofBranch'
  | 'manager'
  /** By a key of another system, which nobody here has. */
  | 'key'
  | Duty
  | `${Duty}OfBranch`;

/** Who does everything at the desk. */
const STAFF: readonly Caller[] = ['staffEverywhere', 'staffHere', 'staffElsewhere', 'manager'];

/** Who has a part of it, by duty. Call centre and reception work for the branch, the doctor has the appointment, or another. */
const PARTS: Record<Duty, readonly Caller[]> = {
  appointments: ['callCentre', 'reception', 'doctorHere', 'doctorElsewhere'],
  desk: ['callCentre', 'reception'],
  notes: ['callCentre', 'reception', 'doctorHere', 'doctorElsewhere'],
  blocks: ['callCentre', 'reception', 'doctorHere', 'doctorElsewhere'],
  calls: ['callCentre'],
  day: ['reception', 'doctorHere', 'doctorElsewhere'],
  payments: ['reception'],
  messages: ['callCentre'],
  figures: [],
  feeds: ['doctorHere', 'doctorElsewhere'],
};

/** Whoever has a duty and is told that there is no such appointment, because it is not theirs. */
const ELSEWHERE: readonly Caller[] = ['staffElsewhere', 'doctorElsewhere'];

const withDuty = (duty: Duty): readonly Caller[] => [...PARTS[duty], ...STAFF];
const ofBranch = (callers: readonly Caller[]) => callers.filter((caller) => !ELSEWHERE.includes(caller));

/** Whether a call names what lies in one branch, or is one doctor's. */
export function isOfBranch(access: Access): boolean {
  return access === 'ofBranch' || access.endsWith('OfBranch');
}

/** Not of the whole desk: a feed takes appointments out of the house. */
const FEEDS: readonly Caller[] = [...PARTS.feeds, 'manager'];

export const LET_IN: Record<Access, readonly Caller[]> = {
  nobody: [],
  key: [],
  website: ['website'],
  signingIn: ['nobody'],
  signedIn: ['registered', ...withDuty('appointments')],
  staff: STAFF,
  ofBranch: ofBranch(STAFF),
  manager: ['manager'],
  appointments: withDuty('appointments'),
  appointmentsOfBranch: ofBranch(withDuty('appointments')),
  desk: withDuty('desk'),
  deskOfBranch: ofBranch(withDuty('desk')),
  notes: withDuty('notes'),
  notesOfBranch: ofBranch(withDuty('notes')),
  blocks: withDuty('blocks'),
  blocksOfBranch: ofBranch(withDuty('blocks')),
  calls: withDuty('calls'),
  callsOfBranch: ofBranch(withDuty('calls')),
  day: withDuty('day'),
  dayOfBranch: ofBranch(withDuty('day')),
  payments: withDuty('payments'),
  paymentsOfBranch: ofBranch(withDuty('payments')),
  messages: withDuty('messages'),
  messagesOfBranch: ofBranch(withDuty('messages')),
  figures: withDuty('figures'),
  figuresOfBranch: ofBranch(withDuty('figures')),
  feeds: FEEDS,
  feedsOfBranch: ofBranch(FEEDS),
};

const own: Record<string, Access> = {
  'GET /api/appointments': 'appointments',
  'GET /api/appointments/counts': 'appointments',
  'GET /api/appointments/series': 'desk',
  'GET /api/appointments/:id': 'appointmentsOfBranch',
  'GET /api/appointments/:id/cards/:side': 'deskOfBranch',
  'POST /api/appointments/:id/transitions': 'appointmentsOfBranch',
  'POST /api/appointments/:id/attendance': 'dayOfBranch',
  'POST /api/appointments/:id/undo': 'dayOfBranch',
  'POST /api/appointments/:id/mails/:mail/again': 'deskOfBranch',
  'POST /api/appointments/:id/messages': 'deskOfBranch',
  'GET /api/calendar-feeds': 'feeds',
  'POST /api/calendar-feeds': 'feeds',
  'DELETE /api/calendar-feeds/:id': 'feeds',
  'GET /api/calendar-feeds/file': 'website',
  'GET /api/busy-calendars': 'feeds',
  'POST /api/busy-calendars': 'feeds',
  'DELETE /api/busy-calendars/:id': 'feeds',
  'GET /api/calls': 'calls',
  'POST /api/calls/next': 'calls',
  'POST /api/appointments/:id/call': 'callsOfBranch',
  'DELETE /api/appointments/:id/call': 'callsOfBranch',
  'POST /api/appointments/:id/call/renewal': 'callsOfBranch',
  'POST /api/appointments/:id/call/outcome': 'callsOfBranch',
  'POST /api/appointments/:id/move': 'deskOfBranch',
  'GET /api/recalls': 'desk',
  'GET /api/waiting-entries': 'desk',
  'POST /api/waiting-entries/for-caller': 'desk',
  'POST /api/waiting-entries/:id/mails/:mail/again': 'desk',
  'DELETE /api/waiting-entries/:id': 'desk',
  'POST /api/appointments/:id/recall': 'appointmentsOfBranch',
  'DELETE /api/appointments/:id/recall': 'appointmentsOfBranch',
  'POST /api/appointments/:id/room': 'deskOfBranch',
  'POST /api/appointments/:id/amendment': 'deskOfBranch',
  'POST /api/appointments/:id/withdrawal': 'deskOfBranch',
  'POST /api/appointments/:id/told': 'deskOfBranch',
  'GET /api/payments': 'payments',
  'GET /api/payments/open': 'payments',
  'GET /api/appointments/:id/payments': 'paymentsOfBranch',
  'POST /api/appointments/:id/payments': 'paymentsOfBranch',
  'GET /api/appointments/:id/payments/:payment/receipt': 'paymentsOfBranch',
  'POST /api/appointments/:id/payments/:payment/message': 'paymentsOfBranch',
  'POST /api/appointments/:id/payments/:payment/correction': 'paymentsOfBranch',
  'POST /api/appointments/:id/notes': 'notesOfBranch',
  'DELETE /api/appointments/:id/notes/:note': 'notesOfBranch',
  'POST /api/appointments/for-caller': 'desk',
  'GET /api/calendar': 'appointments',
  'GET /api/today': 'day',
  'GET /api/today/door': 'day',
  'GET /api/today/screen': 'day',
  'GET /api/figures': 'staff',
  'POST /api/time-blocks': 'blocks',
  'DELETE /api/time-blocks/:id': 'blocks',
  'GET /api/outbox-messages/counts': 'desk',
  'GET /api/outbox-messages/undelivered': 'desk',
  'GET /api/log-entries': 'manager',
  'GET /api/log-entries/people': 'manager',
  'GET /api/system-status': 'manager',
  'GET /api/processing-register': 'manager',
  'GET /api/privacy-cases': 'manager',
  'GET /api/privacy-cases/:id': 'manager',
  'POST /api/privacy-cases': 'manager',
  'POST /api/privacy-cases/:id/steps': 'manager',
  'GET /api/visits': 'manager',
  'POST /api/visits': 'website',
  'GET /api/message-texts/preview': 'manager',
  'GET /api/booking-settings/desk': 'manager',
  'PUT /api/booking-settings/desk': 'manager',
  'GET /api/hours': 'manager',
  'GET /api/hours/:id': 'manager',
  'POST /api/hours/changes': 'manager',
  'PUT /api/message-texts/desk': 'manager',
  'POST /api/hooks/whatsapp': 'website',
  'POST /api/hooks/whatsapp/verification': 'website',
  'POST /api/hooks/sms': 'website',
  'POST /api/phone-codes': 'website',
  'POST /api/phone-codes/verification': 'website',
  'POST /api/phone-codes/links': 'website',
  'GET /api/phone-codes/appointments': 'website',
  'GET /api/phone-codes/patients': 'website',
  'POST /api/patients/find': 'desk',
  'GET /api/appointments/:id/patient': 'notesOfBranch',
  'POST /api/appointments/:id/patient/joins': 'deskOfBranch',
  'DELETE /api/appointments/:id/patient/joins/:join': 'deskOfBranch',
  'POST /api/patients/search': 'manager',
  'POST /api/patients/export': 'manager',
  'POST /api/patients/news': 'manager',
  'POST /api/patients/erasure': 'manager',
  'GET /api/imported-patients/:id': 'desk',
  'GET /api/imports': 'manager',
  'POST /api/imports': 'manager',
  'GET /api/imports/:id': 'manager',
  'PUT /api/imports/:id': 'manager',
  'POST /api/imports/:id/run': 'manager',
  'POST /api/imports/:id/cancellation': 'manager',
  'POST /api/imports/:id/undo': 'manager',
  'GET /api/imports/:id/faulty-rows': 'manager',
  'GET /api/webhooks': 'manager',
  'POST /api/webhooks': 'manager',
  'GET /api/webhooks/:id': 'manager',
  'PUT /api/webhooks/:id': 'manager',
  'DELETE /api/webhooks/:id': 'manager',
  'POST /api/webhooks/:id/secret': 'manager',
  'GET /api/webhooks/:id/deliveries': 'manager',
  'POST /api/webhooks/:id/deliveries/:delivery/again': 'manager',
  'GET /api/data-exports': 'manager',
  'POST /api/data-exports': 'manager',
  'DELETE /api/data-exports': 'manager',
  'GET /api/data-exports/file': 'manager',
  'GET /api/staff-accounts': 'manager',
  'GET /api/staff-rules': 'manager',
  'PUT /api/staff-rules': 'manager',
  'POST /api/staff-accounts': 'manager',
  'GET /api/staff-accounts/:id': 'manager',
  'PUT /api/staff-accounts/:id': 'manager',
  'POST /api/staff-accounts/:id/invitation': 'manager',
  'DELETE /api/staff-accounts/:id/second-factor': 'manager',
  'DELETE /api/staff-accounts/:id/sessions': 'manager',
  'DELETE /api/staff-accounts/:id/sessions/:session': 'manager',

  'POST /api/appointments': 'website',
  'GET /api/appointments/by-number/:number': 'website',
  'GET /api/appointments/by-number/:number/calendar': 'website',
  'GET /api/appointments/by-number/:number/sheet': 'website',
  'POST /api/appointments/by-number/:number/cancel': 'website',
  'POST /api/appointments/by-number/:number/undo': 'website',
  'POST /api/appointments/by-number/:number/correct': 'website',
  'POST /api/appointments/by-number/:number/move': 'website',
  'POST /api/appointments/by-number/:number/review': 'website',
  'POST /api/appointments/by-number/:number/withdrawal': 'website',
  'POST /api/appointments/by-number/:number/check-in': 'website',
  'POST /api/appointments/by-number/:number/earlier': 'website',
  'POST /api/waiting-entries': 'website',
  'GET /api/waiting-entries/by-number/:number': 'website',
  'POST /api/waiting-entries/by-number/:number/accept': 'website',
  'POST /api/waiting-entries/by-number/:number/decline': 'website',
  'POST /api/waiting-entries/by-number/:number/leave': 'website',
  'GET /api/availability': 'website',
  'GET /api/availability/next': 'website',
  'POST /api/cards': 'website',
  'POST /api/contact-messages': 'website',
  'GET /api/content-changes': 'website',
  'GET /api/contact-messages': 'messages',
  'GET /api/contact-messages/:id': 'messages',
  'POST /api/contact-messages/:id/transitions': 'messages',
  'GET /api/incoming-messages': 'messages',
  'GET /api/incoming-messages/unread': 'messages',
  'GET /api/incoming-messages/:id': 'messages',
  'GET /api/incoming-messages/:id/media': 'messages',
  'POST /api/incoming-messages/:id/transitions': 'messages',
  'POST /api/incoming-messages/:id/answers': 'messages',
  'DELETE /api/incoming-messages/:id/stop': 'messages',
  'GET /api/api-keys': 'manager',
  'POST /api/api-keys': 'manager',
  'DELETE /api/api-keys/:id': 'manager',
  ...Object.fromEntries(
    listApiCalls().map(([, { method, path }]) => [
      `${method.toUpperCase()} /api/v1${path.replace(/\{(\w+)\}/g, ':$1')}`,
      'key' as const,
    ]),
  ),
  'POST /api/holds': 'website',
  'DELETE /api/holds': 'website',
};

const accounts: Record<string, Access> = {
  'POST /api/auth/local': 'signingIn',
  'POST /api/auth/local/register': 'signingIn',
  'POST /api/auth/forgot-password': 'signingIn',
  'POST /api/auth/reset-password': 'signingIn',
  'POST /api/auth/reset-password/check': 'signingIn',
  'POST /api/auth/send-email-confirmation': 'signingIn',
  'GET /api/auth/email-confirmation': 'signingIn',
  'POST /api/auth/refresh': 'signingIn',
  'GET /api/auth/:provider/callback': 'signingIn',
  'GET /api/connect/(.*)': 'signingIn',
  'GET /api/auth/providers': 'signingIn',
  'POST /api/auth/second-factor': 'signingIn',
  'POST /api/auth/second-factor/setup': 'signingIn',
  'POST /api/auth/second-factor/confirmation': 'signingIn',
  'GET /api/second-factor': 'signedIn',
  'POST /api/second-factor/setup': 'signedIn',
  'POST /api/second-factor/confirmation': 'signedIn',
  'POST /api/second-factor/removal': 'signedIn',
  'GET /api/users/me': 'signedIn',
  'GET /api/auth/sessions': 'signedIn',
  'DELETE /api/auth/sessions/:sessionId': 'signedIn',
  'POST /api/auth/change-password': 'signedIn',
  'POST /api/auth/logout': 'signedIn',
};

/** What the wrapper asks for: the duty itself, wherever the appointment lies. */
const dutyGates = Object.fromEntries(
  DUTIES.flatMap((duty) => [
    [duty, duty],
    [`${duty}OfBranch`, duty],
  ]),
);

const GATES: Partial<Record<Access, string>> = {
  ...dutyGates,
  website: 'website',
  signingIn: 'everybody',
  signedIn: 'signedIn',
  staff: 'staff',
  ofBranch: 'staff',
  manager: 'manager',
  key: 'key',
};

/** What the wrapper of each call of our own asks of the caller (src/platform/call.ts), by its method and path. */
export const OWN_GATES: Record<string, string | undefined> = {
  ...Object.fromEntries(
    Object.entries({ ...own, ...accounts })
      .filter(([route]) => !ANSWERED_BY_STRAPI.includes(route))
      .map(([route, access]) => [route, GATES[access]]),
  ),
  // Strapi's token lets the website in.
  'POST /api/contact-messages': 'everybody',
};

/**
 * Who may make which call, by its method and path. Editorial types are read by the website alone.
 * @param plural plural name of an editorial type
 */
export function routeTable(plural: (noun: string) => string): Record<string, Access> {
  const content = [
    ...collectionTypes.flatMap((noun) => [`GET /api/${plural(noun)}`, `GET /api/${plural(noun)}/:id`]),
    ...singleTypes.map((noun) => `GET /api/${noun}`),
  ];
  return {
    ...Object.fromEntries(content.map((route) => [route, 'website' as const])),
    ...own,
    ...accounts,
  };
}
