import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as contact from '@/features/contact/actions';
import * as messages from '@/features/messages/actions';
import * as patients from '@/features/patients/actions';
import * as secondFactor from '@/features/second-factor/actions';
import { type Access, accessOf, type Guarded } from '@/lib/guard/guarded';

/** Every Server Action. One without a guard does not compile here, and one of a module that is not here fails below. */
const ACTIONS = {
  contact,
  messages,
  patients,
  'second-factor': secondFactor,
} satisfies Record<string, Record<string, Guarded>>;

/** Who may send a form to an action. A new action without a line here fails the test. */
const ACCESS: Record<string, Access> = {
  'contact/sendMessageAction': 'anybody',
  'messages/settleMessageAction': 'staff',
  'patients/patientAction': 'manager',
  'second-factor/beginSetupAction': 'signedIn',
  'second-factor/enterCodeAction': 'anybody',
  // During a sign-in it is the ticket that is asked for.
  'second-factor/finishSetupAction': 'anybody',
  'second-factor/removeFactorAction': 'signedIn',
};

/** Their actions have their gates in their own text: server-actions.test.ts. */
const OWN_GATES = [
  'account',
  'appointments',
  'booking',
  'calls',
  'staff',
  'staff-bookings',
  'staff-days',
  'visit',
];
const FEATURES = join(import.meta.dirname, 'features');

describe('server actions', () => {
  const actions = Object.entries<Record<string, unknown>>(ACTIONS).flatMap(([feature, module]) =>
    Object.entries(module).map(([name, action]) => [`${feature}/${name}`, accessOf(action)]),
  );

  it('are all looked at', () => {
    const withActions = readdirSync(FEATURES).filter((name) =>
      existsSync(join(FEATURES, name, 'actions.ts')),
    );
    expect([...Object.keys(ACTIONS), ...OWN_GATES].sort()).toEqual(withActions.sort());
  });

  it('are behind the guards that the table names, and no others', () => {
    expect(Object.fromEntries(actions)).toEqual(ACCESS);
  });
});

it('a handler without a guard is told from the others', () => {
  const bare = async (_form: FormData) => undefined;
  // @ts-expect-error It is no guarded one, so it does not compile among them.
  const guarded: Guarded = bare;
  expect(accessOf(guarded)).toBeNull();
});
