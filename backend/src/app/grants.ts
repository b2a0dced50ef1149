import { collectionTypes, singleTypes } from '../content/editorial/types';

/** Roles of people with an account, by their type. What is not listed is taken away at every start. */
export type RoleType = 'public' | 'authenticated' | 'staff' | 'manager';

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

const appointmentDesk = [
  appointment('find'),
  appointment('findOne'),
  appointment('counts'),
  appointment('transition'),
  appointment('sendMailAgain'),
  'api::appointment.staff-booking.create',
  'api::appointment.staff-booking.move',
  'api::calendar.calendar.find',
  'api::figure.figure.find',
  'api::time-block.time-block.create',
  'api::time-block.time-block.remove',
  'api::outbox-message.outbox-message.counts',
  'api::outbox-message.outbox-message.undelivered',
  'api::card.card.read',
  ...['find', 'findOne', 'settle'].map((action) => `api::contact-message.message-desk.${action}`),
  ...['find', 'openNext', 'open', 'renew', 'leave', 'end'].map(call),
];

const staffAccount = (action: string) => `api::staff-account.staff-account.${action}`;

const management = [
  staffAccount('find'),
  staffAccount('findOne'),
  staffAccount('create'),
  staffAccount('update'),
  staffAccount('invite'),
  staffAccount('endSessions'),
  staffAccount('removeSecondFactor'),
  'api::log-entry.log-entry.find',
  'api::system-status.system-status.find',
  'api::message-text.text-preview.find',
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
  staff: [...ownAccount, ...appointmentDesk],
  manager: [...ownAccount, ...appointmentDesk, ...management],
};

export const roleNames: Record<RoleType, { name: string; description: string }> = {
  public: { name: 'Public', description: 'Everyone, before signing in.' },
  authenticated: { name: 'Authenticated', description: 'A registered person without staff rights.' },
  staff: { name: 'Staff', description: 'Call centre and reception: appointments of their branches.' },
  manager: {
    name: 'Manager',
    description: 'Everything staff may do, in all branches, and the accounts of staff.',
  },
};

/** What the website may do with its key: read editorial content, hand in a contact message. */
export const websiteGrants: readonly string[] = [
  ...collectionTypes.flatMap((noun) => [`api::${noun}.${noun}.find`, `api::${noun}.${noun}.findOne`]),
  ...singleTypes.map((noun) => `api::${noun}.${noun}.find`),
  'api::contact-message.contact-message.create',
];
