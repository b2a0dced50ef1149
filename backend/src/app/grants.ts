import type { Core } from '@strapi/strapi';
import { collectionTypes, singleTypes } from '../content/editorial/types';
import { DUTIES_OF, type Role } from '../contract/roles';
import { type Guard, handledBy } from '../platform/call';

/** Roles of people with an account, by their type. What is not listed is taken away at every start. */
export type RoleType = 'public' | 'authenticated' | Role;

const actions = (controller: string, ...names: string[]) => names.map((name) => `${controller}.${name}`);
const account = (...names: string[]) => actions('plugin::users-permissions.auth', ...names);
const calls = (type: string, ...names: string[]) => actions(`api::${type}.${type}`, ...names);

/** Our own routes by caller, as each declares itself (`platform/call.ts`). */
function callsByCaller(strapi: Core.Strapi): Map<string, string[]> {
  const controllers = strapi.get('controllers');
  const uids: string[] = controllers.keys();
  const found = new Map<string, string[]>();
  for (const uid of uids.filter((one) => one.startsWith('api::')))
    for (const [action, handler] of Object.entries<unknown>(controllers.get(uid))) {
      const who = handledBy(handler)?.who ?? '';
      found.set(who, [...(found.get(who) ?? []), `${uid}.${action}`]);
    }
  return found;
}

/** Returns the actions of each role: our calls by who they are for, and of Strapi's those of signing in and one's account. */
export function grantsOf(strapi: Core.Strapi): Record<RoleType, readonly string[]> {
  const found = callsByCaller(strapi);
  const callsOf = (who: Guard<unknown>['name']) => found.get(who) ?? [];
  const ownAccount = [
    'plugin::users-permissions.user.me',
    ...account('changePassword', 'logout', 'getSessions', 'revokeSession'),
    ...callsOf('signedIn'),
  ];
  const onDuty = (role: Role) => [...ownAccount, ...DUTIES_OF[role].flatMap(callsOf)];
  return {
    // Content is read with the website's key only.
    public: [
      ...account('callback', 'connect', 'forgotPassword', 'resetPassword', 'checkCode', 'refresh'),
      ...calls('sign-in-provider', 'find'),
      ...calls('second-factor', 'enter', 'beginWithTicket', 'finishWithTicket'),
      // Registering answers that it is off until it is switched on.
      ...account('register', 'emailConfirmation', 'sendEmailConfirmation'),
    ],
    authenticated: ownAccount,
    call_centre: onDuty('call_centre'),
    reception: onDuty('reception'),
    doctor: onDuty('doctor'),
    staff: [...onDuty('staff'), ...callsOf('staff')],
    manager: [...onDuty('manager'), ...callsOf('staff'), ...callsOf('manager')],
  };
}

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
