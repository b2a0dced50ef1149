import { collectionTypes, singleTypes } from '../../src/content/editorial/types';
import { listApiCalls } from '../../src/contract/api';
import { DUTIES, type Duty } from '../../src/contract/roles';
import { ANSWERED_BY_STRAPI } from './strapi-routes';

/** Callers: without any token, as the website's server, or signed in. */
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

/** Access of a call. Calls `OfBranch` name an appointment: staff of another branch are told there is none. */
export type Access =
  | 'nobody'
  | 'website'
  | 'signingIn'
  | 'signedIn'
  | 'staff'
  | 'manager'
  /** Needs a key of another system, which nobody here has. */
  | 'key'
  | Duty
  | `${Duty}OfBranch`;

/** Callers with all duties of the desk. */
const STAFF: readonly Caller[] = ['staffEverywhere', 'staffHere', 'staffElsewhere', 'manager'];

/** Callers with one duty. Call centre and reception work for the branch, the doctor has the appointment, or another. */
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

/** Callers with a duty who are told that there is no such appointment, because it is not theirs. */
const ELSEWHERE: readonly Caller[] = ['staffElsewhere', 'doctorElsewhere'];

const withDuty = (duty: Duty): readonly Caller[] => [...PARTS[duty], ...STAFF];
const ofBranch = (callers: readonly Caller[]) => callers.filter((caller) => !ELSEWHERE.includes(caller));

/** True for a call that names something of one branch, or of one doctor. */
export const isOfBranch = (access: Access): boolean => access.endsWith('OfBranch');

const ofDuties = Object.fromEntries(
  DUTIES.flatMap((duty) => [
    [duty, withDuty(duty)],
    [`${duty}OfBranch`, ofBranch(withDuty(duty))],
  ]),
) as Record<Duty | `${Duty}OfBranch`, readonly Caller[]>;

export const LET_IN: Record<Access, readonly Caller[]> = {
  nobody: [],
  key: [],
  website: ['website'],
  signingIn: ['nobody'],
  signedIn: ['registered', ...withDuty('appointments')],
  staff: STAFF,
  manager: ['manager'],
  ...ofDuties,
  // Without the whole desk: a feed takes appointments out of the house.
  feeds: [...PARTS.feeds, 'manager'],
};

/** Calls by who may make them: methods, each before its paths behind /api. */
function rows(calls: Partial<Record<Access, string>>): Record<string, Access> {
  const table: Record<string, Access> = {};
  for (const [access, words] of Object.entries(calls) as [Access, string][]) {
    let method = '';
    for (const word of words.trim().split(/\s+/))
      if (word.startsWith('/')) table[`${method} /api${word}`] = access;
      else method = word;
  }
  return table;
}

const own: Record<string, Access> = {
  ...rows({
    appointments: 'GET /appointments /appointments/counts /calendar',
    desk: `
      GET /appointments/series /recalls /waiting-entries /outbox-messages/counts
        /outbox-messages/undelivered /imported-patients/:id
      POST /waiting-entries/for-caller /waiting-entries/:id/mails/:mail/again /appointments/for-caller
        /patients/find /queue-entries
      DELETE /waiting-entries/:id`,
    appointmentsOfBranch: `
      GET /appointments/:id
      POST /appointments/:id/transitions /appointments/:id/recall
      DELETE /appointments/:id/recall`,
    deskOfBranch: `
      GET /appointments/:id/cards/:side /appointments/:id/series
      POST /appointments/:id/mails/:mail/again /appointments/:id/messages /appointments/:id/move
        /appointments/:id/room /appointments/:id/further-visits /appointments/:id/amendment /appointments/:id/withdrawal
        /appointments/:id/told /appointments/:id/patient/joins /appointments/:id/patient/record
      DELETE /appointments/:id/patient/joins/:join`,
    dayOfBranch: 'POST /appointments/:id/attendance /appointments/:id/undo',
    feeds: `
      GET /calendar-feeds /busy-calendars
      POST /calendar-feeds /busy-calendars
      DELETE /calendar-feeds/:id /busy-calendars/:id`,
    website: `
      GET /calendar-feeds/file /phone-codes/appointments /phone-codes/patients
        /appointments/by-number/:number /appointments/by-number/:number/series /appointments/by-number/:number/answers /appointments/by-number/:number/calendar
        /appointments/by-number/:number/sheet /waiting-entries/by-number/:number /availability /availability/series
        /availability/next /content-changes
      POST /visits /hooks/whatsapp /hooks/whatsapp/verification /hooks/sms /hooks/payments /phone-codes
        /phone-codes/verification /phone-codes/links /appointments /appointments/by-number/:number/cancel
        /appointments/by-number/:number/undo /appointments/by-number/:number/correct
        /appointments/by-number/:number/move /appointments/by-number/:number/review
        /appointments/by-number/:number/withdrawal /appointments/by-number/:number/deposit /appointments/by-number/:number/answers /appointments/by-number/:number/check-in
        /appointments/by-number/:number/earlier /waiting-entries /waiting-entries/by-number/:number/accept
        /waiting-entries/by-number/:number/decline /waiting-entries/by-number/:number/leave /cards
        /contact-messages /holds
      DELETE /holds`,
    calls: 'GET /calls POST /calls/next',
    callsOfBranch: `
      POST /appointments/:id/call /appointments/:id/call/renewal /appointments/:id/call/outcome
      DELETE /appointments/:id/call`,
    payments: 'GET /payments /payments/open',
    paymentsOfBranch: `
      GET /appointments/:id/payments /appointments/:id/payments/:payment/receipt
      POST /appointments/:id/payments /appointments/:id/payments/:payment/message
        /appointments/:id/payments/:payment/correction /appointments/:id/deposits/:deposit/settlement`,
    notesOfBranch: `
      GET /appointments/:id/patient
      POST /appointments/:id/notes
      DELETE /appointments/:id/notes/:note`,
    day: 'GET /today /today/door /today/screen POST /queue-entries/:id/steps',
    staff: 'GET /figures',
    blocks: 'POST /time-blocks DELETE /time-blocks/:id',
    manager: `
      GET /log-entries /log-entries/people /system-status /processing-register /privacy-cases
        /privacy-cases/:id /visits /message-texts/preview /booking-settings/desk /hours /hours/:id /imports
        /imports/:id /imports/:id/faulty-rows /webhooks /webhooks/:id /webhooks/:id/deliveries /data-exports
        /data-exports/file /staff-accounts /staff-rules /staff-accounts/:id /api-keys
      POST /privacy-cases /privacy-cases/:id/steps /hours/changes /patients/search /patients/export
        /patients/news /patients/erasure /imports /imports/:id/run /imports/:id/cancellation
        /imports/:id/undo /webhooks /webhooks/:id/secret /webhooks/:id/deliveries/:delivery/again
        /data-exports /staff-accounts /staff-accounts/:id/invitation /api-keys
      PUT /booking-settings/desk /message-texts/desk /imports/:id /webhooks/:id /staff-rules
        /staff-accounts/:id
      DELETE /webhooks/:id /data-exports /staff-accounts/:id/second-factor /staff-accounts/:id/sessions
        /staff-accounts/:id/sessions/:session /api-keys/:id`,
    messages: `
      GET /contact-messages /contact-messages/:id /incoming-messages /incoming-messages/unread
        /incoming-messages/:id /incoming-messages/:id/media
      POST /contact-messages/:id/transitions /incoming-messages/:id/transitions
        /incoming-messages/:id/answers
      DELETE /incoming-messages/:id/stop`,
  }),
  ...Object.fromEntries(
    listApiCalls().map(([, { method, path }]) => [
      `${method.toUpperCase()} /api/v1${path.replace(/\{(\w+)\}/g, ':$1')}`,
      'key' as const,
    ]),
  ),
};

const accounts = rows({
  signingIn: `
    GET /auth/email-confirmation /auth/:provider/callback /connect/(.*) /auth/providers
    POST /auth/local /auth/local/register /auth/forgot-password /auth/reset-password
    /auth/reset-password/check /auth/send-email-confirmation /auth/refresh /auth/second-factor
    /auth/second-factor/setup /auth/second-factor/confirmation`,
  signedIn: `
    GET /second-factor /users/me /auth/sessions
    POST /second-factor/setup /second-factor/confirmation /second-factor/removal /auth/change-password
    /auth/logout
    DELETE /auth/sessions/:sessionId`,
});

/** Guard of the wrapper by access: the duty itself, wherever the appointment lies. */
const gateOf = (access: Access) => (access === 'signingIn' ? 'everybody' : access.replace('OfBranch', ''));

/** Guard that the wrapper of each call of our own asks of the caller (src/platform/call.ts), by its method and path. */
export const OWN_GATES: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries({ ...own, ...accounts })
      .filter(([route]) => !ANSWERED_BY_STRAPI.includes(route))
      .map(([route, access]) => [route, gateOf(access)]),
  ),
  // Strapi's token lets the website in.
  'POST /api/contact-messages': 'everybody',
};

/**
 * Returns the access to each call, by its method and path. Editorial types are read by the website alone.
 * @param plural plural name of an editorial type
 */
export function routeTable(plural: (noun: string) => string): Record<string, Access> {
  const content = [
    ...collectionTypes.flatMap((noun) => [`GET /api/${plural(noun)}`, `GET /api/${plural(noun)}/:id`]),
    ...singleTypes.map((noun) => `GET /api/${noun}`),
  ];
  return { ...Object.fromEntries(content.map((route) => [route, 'website' as const])), ...own, ...accounts };
}
