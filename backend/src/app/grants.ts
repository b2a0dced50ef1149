import { collectionTypes, singleTypes } from '../content/editorial/types';
import { DUTIES_OF, type Duty, type Role } from '../contract/roles';

/** Roles of people with an account, by their type. What is not listed is taken away at every start. */
export type RoleType = 'public' | 'authenticated' | Role;

const account = (action: string) => `plugin::users-permissions.auth.${action}`;
const secondFactor = (action: string) => `api::second-factor.second-factor.${action}`;
const appointment = (action: string) => `api::appointment.appointment.${action}`;

const ownAccount = [
  'plugin::users-permissions.user.me',
  account('changePassword'),
  account('logout'),
  account('getSessions'),
  account('revokeSession'),
  secondFactor('find'),
  secondFactor('begin'),
  secondFactor('finish'),
  secondFactor('remove'),
];

const call = (action: string) => `api::call.call.${action}`;

/** Calls of no single duty, for staff of the whole desk only: new calls begin here. */
const wholeDesk: readonly string[] = [];

/** The calls of each duty, for the roles that have some of them; a call that is missing here is one of the whole desk. */
const ofDuty: Record<Duty, readonly string[]> = {
  appointments: [
    appointment('find'),
    appointment('findOne'),
    appointment('counts'),
    appointment('transition'),
    'api::calendar.calendar.find',
    ...['set', 'withdraw'].map((action) => `api::appointment.recall.${action}`),
  ],
  desk: [
    appointment('sendMailAgain'),
    appointment('tellPatient'),
    appointment('noteTold'),
    appointment('withdrawConsent'),
    'api::appointment.staff-booking.create',
    'api::appointment.staff-booking.move',
    'api::outbox-message.outbox-message.counts',
    'api::outbox-message.outbox-message.undelivered',
    'api::card.card.read',
    ...['find', 'book'].map((action) => `api::appointment.recall.${action}`),
    ...['find', 'create', 'sendAgain', 'remove'].map((action) => `api::waiting-entry.waiting-desk.${action}`),
    'api::appointment.staff-booking.amend',
    'api::appointment.staff-booking.changeRoom',
    'api::appointment.staff-booking.findSeries',
    'api::appointment.staff-booking.findRest',
    ...['find', 'writeRecord', 'join', 'separate'].map(
      (action) => `api::patient-file.patient-file.${action}`,
    ),
    'api::imported-patient.imported-patient.findOne',
    'api::queue-entry.queue-entry.create',
  ],
  notes: [
    'api::patient-file.patient-file.findOne',
    'api::appointment-note.appointment-note.create',
    'api::appointment-note.appointment-note.remove',
  ],
  blocks: ['api::time-block.time-block.create', 'api::time-block.time-block.remove'],
  calls: ['find', 'openNext', 'open', 'renew', 'leave', 'end'].map(call),
  day: [
    appointment('attendance'),
    appointment('undo'),
    'api::queue-entry.queue-entry.step',
    'api::today.today.find',
    'api::today.today.screen',
    'api::today.today.door',
  ],
  payments: [
    'findOfDay',
    'findOpen',
    'findOfVisit',
    'create',
    'correct',
    'receipt',
    'sendReceipt',
    'settleDeposit',
  ].map((action) => `api::payment.payment.${action}`),
  messages: [
    ...['find', 'findOne', 'settle'].map((action) => `api::contact-message.message-desk.${action}`),
    ...['find', 'unread', 'findOne', 'media', 'settle', 'answer', 'resume'].map(
      (action) => `api::incoming-message.incoming-message.${action}`,
    ),
  ],
  figures: ['api::figure.figure.find'],
  feeds: ['calendar-feed', 'busy-calendar'].flatMap((type) =>
    ['find', 'create', 'remove'].map((action) => `api::${type}.${type}.${action}`),
  ),
};

const callsOf = (role: Role) => DUTIES_OF[role].flatMap((duty) => ofDuty[duty]);

const staffAccount = (action: string) => `api::staff-account.staff-account.${action}`;

const webhook = (action: string) => `api::webhook.webhook.${action}`;

const management = [
  ...['find', 'create', 'revoke'].map((action) => `api::api-key.api-key.${action}`),
  ...['find', 'findOne', 'create', 'check', 'run', 'cancel', 'undo', 'faultyRows'].map(
    (action) => `api::import.import.${action}`,
  ),
  ...['find', 'findOne', 'create', 'update', 'delete', 'renewSecret', 'findDeliveries', 'repeat'].map(
    webhook,
  ),
  staffAccount('find'),
  staffAccount('findOne'),
  staffAccount('rules'),
  staffAccount('changeRules'),
  staffAccount('create'),
  staffAccount('update'),
  staffAccount('invite'),
  staffAccount('endSessions'),
  staffAccount('removeSecondFactor'),
  'api::log-entry.log-entry.find',
  'api::log-entry.log-entry.findPeople',
  'api::system-status.system-status.find',
  'api::processing-register.processing-register.find',
  ...['find', 'findOne', 'create', 'step'].map((action) => `api::privacy-case.privacy-case.${action}`),
  'api::visit.visit.find',
  'api::message-text.text-preview.find',
  'api::message-text.text-preview.change',
  'api::booking-setting.desk-settings.find',
  'api::booking-setting.desk-settings.change',
  ...['find', 'findOne', 'change'].map((action) => `api::hours.hours.${action}`),
  ...['find', 'create', 'remove', 'fetch'].map((action) => `api::data-export.data-export.${action}`),
  'api::patient.patient.news',
  'api::patient.patient.search',
  'api::patient.patient.export',
  'api::patient.patient.erase',
];

/** Content is read with the website's key only, so the public role has the calls of signing in and no more. */
export const grants: Record<RoleType, readonly string[]> = {
  public: [
    account('callback'),
    account('connect'),
    'api::sign-in-provider.sign-in-provider.find',
    account('forgotPassword'),
    account('resetPassword'),
    account('checkCode'),
    secondFactor('enter'),
    secondFactor('beginWithTicket'),
    secondFactor('finishWithTicket'),
    account('refresh'),
    // Answers that registration is off until it is switched on.
    account('register'),
    account('emailConfirmation'),
    account('sendEmailConfirmation'),
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
  ...collectionTypes.flatMap((noun) => [`api::${noun}.${noun}.find`, `api::${noun}.${noun}.findOne`]),
  ...singleTypes.map((noun) => `api::${noun}.${noun}.find`),
  'api::contact-message.contact-message.create',
];
