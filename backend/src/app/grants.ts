import { collectionTypes, singleTypes } from '../content/editorial/types';
import { DUTIES_OF, type Duty, type Role } from '../contract/roles';

/** Roles of people with an account, by their type. What is not listed is taken away at every start. */
export type RoleType = 'public' | 'authenticated' | Role;

const actions = (controller: string, ...names: string[]) => names.map((name) => `${controller}.${name}`);
const account = (...names: string[]) => actions('plugin::users-permissions.auth', ...names);
/** Calls of a type, whose controller has its name unless it is named as `type.controller`. */
const calls = (of: string, ...names: string[]) =>
  actions(`api::${of.includes('.') ? of : `${of}.${of}`}`, ...names);

const ownAccount = [
  'plugin::users-permissions.user.me',
  ...account('changePassword', 'logout', 'getSessions', 'revokeSession'),
  ...calls('second-factor', 'find', 'begin', 'finish', 'remove'),
];

/** Calls of no single duty, for staff of the whole desk only: new calls begin here. */
const wholeDesk: readonly string[] = [];

/** The calls of each duty, for the roles that have some of them; a call that is missing here is one of the whole desk. */
const ofDuty: Record<Duty, readonly string[]> = {
  appointments: [
    ...calls('appointment', 'find', 'findOne', 'counts', 'transition'),
    ...calls('calendar', 'find'),
    ...calls('appointment.recall', 'set', 'withdraw'),
  ],
  desk: [
    ...calls('appointment', 'sendMailAgain', 'tellPatient', 'noteTold', 'withdrawConsent'),
    ...calls('appointment.staff-booking', 'create', 'move', 'amend', 'changeRoom', 'findSeries', 'findRest'),
    ...calls('outbox-message', 'counts', 'undelivered'),
    ...calls('card', 'read'),
    ...calls('appointment.recall', 'find', 'book'),
    ...calls('waiting-entry.waiting-desk', 'find', 'create', 'sendAgain', 'remove'),
    ...calls('patient-file', 'find', 'writeRecord', 'join', 'separate'),
    ...calls('imported-patient', 'findOne'),
    ...calls('queue-entry', 'create'),
  ],
  notes: [...calls('patient-file', 'findOne'), ...calls('appointment-note', 'create', 'remove')],
  blocks: calls('time-block', 'create', 'remove'),
  calls: calls('call', 'find', 'openNext', 'open', 'renew', 'leave', 'end'),
  day: [
    ...calls('appointment', 'attendance', 'undo'),
    ...calls('queue-entry', 'step'),
    ...calls('today', 'find', 'screen', 'door'),
  ],
  payments: [
    ...calls('payment', 'findOfDay', 'findOpen', 'findOfVisit', 'create', 'correct', 'receipt'),
    ...calls('payment', 'sendReceipt', 'settleDeposit'),
  ],
  messages: [
    ...calls('contact-message.message-desk', 'find', 'findOne', 'settle'),
    ...calls('incoming-message', 'find', 'unread', 'findOne', 'media', 'settle', 'answer', 'resume'),
  ],
  figures: calls('figure', 'find'),
  feeds: ['calendar-feed', 'busy-calendar'].flatMap((type) => calls(type, 'find', 'create', 'remove')),
};

const callsOf = (role: Role) => DUTIES_OF[role].flatMap((duty) => ofDuty[duty]);

const management = [
  ...calls('api-key', 'find', 'create', 'revoke'),
  ...calls('import', 'find', 'findOne', 'create', 'check', 'run', 'cancel', 'undo', 'faultyRows'),
  ...calls(
    'webhook',
    'find',
    'findOne',
    'create',
    'update',
    'delete',
    'renewSecret',
    'findDeliveries',
    'repeat',
  ),
  ...calls('staff-account', 'find', 'findOne', 'rules', 'changeRules', 'create', 'update', 'invite'),
  ...calls('staff-account', 'endSessions', 'removeSecondFactor'),
  ...calls('log-entry', 'find', 'findPeople'),
  ...calls('system-status', 'find'),
  ...calls('processing-register', 'find'),
  ...calls('privacy-case', 'find', 'findOne', 'create', 'step'),
  ...calls('visit', 'find'),
  ...calls('message-text.text-preview', 'find', 'change'),
  ...calls('booking-setting.desk-settings', 'find', 'change'),
  ...calls('hours', 'find', 'findOne', 'change'),
  ...calls('data-export', 'find', 'create', 'remove', 'fetch'),
  ...calls('patient', 'news', 'search', 'export', 'erase'),
];

/** Content is read with the website's key only, so the public role has the calls of signing in and no more. */
export const grants: Record<RoleType, readonly string[]> = {
  public: [
    ...account('callback', 'connect', 'forgotPassword', 'resetPassword', 'checkCode', 'refresh'),
    ...calls('sign-in-provider', 'find'),
    ...calls('second-factor', 'enter', 'beginWithTicket', 'finishWithTicket'),
    // Registering answers that it is off until it is switched on.
    ...account('register', 'emailConfirmation', 'sendEmailConfirmation'),
  ],
  authenticated: ownAccount,
  call_centre: [...ownAccount, ...callsOf('call_centre')],
  reception: [...ownAccount, ...callsOf('reception')],
  doctor: [...ownAccount, ...callsOf('doctor')],
  staff: [...ownAccount, ...callsOf('staff'), ...wholeDesk],
  manager: [...ownAccount, ...callsOf('manager'), ...wholeDesk, ...management],
};

export const roleNames: Record<RoleType, { name: string; description: string }> = {
  public: { name: 'Public', description: 'Everyone, before signing in.' },
  authenticated: { name: 'Authenticated', description: 'A registered person without staff rights.' },
  call_centre: { name: 'Call centre', description: 'Calls patients back and books for callers.' },
  reception: { name: 'Reception', description: 'Books at the desk and notes who has come.' },
  doctor: {
    name: 'Doctor',
    description: 'Their own appointments and patients, who has come, and their own free time.',
  },
  staff: { name: 'Staff', description: 'Call centre and reception: appointments of their branches.' },
  manager: {
    name: 'Manager',
    description: 'Everything staff may do, in all branches, and the accounts of staff.',
  },
};

export const websiteGrants: readonly string[] = [
  ...collectionTypes.flatMap((noun) => calls(noun, 'find', 'findOne')),
  ...singleTypes.flatMap((noun) => calls(noun, 'find')),
  ...calls('contact-message', 'create'),
];
