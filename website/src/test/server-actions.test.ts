import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FEATURES = join(import.meta.dirname, '../features');

/** Who may send a form to an action that has its gates in its own text; those behind a guard: guards.test.ts. */
const ACTIONS: Record<string, 'anybody' | 'signedIn'> = {
  'account/changePasswordAction': 'signedIn',
  'account/endSessionAction': 'signedIn',
  'account/forgotPasswordAction': 'anybody',
  'account/loginAction': 'anybody',
  // Refused by the backend while registration is switched off.
  'account/registerAction': 'anybody',
  'account/resetPasswordAction': 'anybody',
  'appointments/moveAppointmentAction': 'signedIn',
  'appointments/sendMailAgainAction': 'signedIn',
  'booking/plainBookingAction': 'anybody',
  'booking/requestAppointmentAction': 'anybody',
  'calls/callAction': 'signedIn',
  'calls/openOneAction': 'signedIn',
  'staff-bookings/bookForCallerAction': 'signedIn',
  'staff-bookings/moveVisitAction': 'signedIn',
  'staff-days/blockTimeAction': 'signedIn',
  'staff-days/unblockTimeAction': 'signedIn',
  'staff/changeStaffAction': 'signedIn',
  'staff/inviteStaffAction': 'signedIn',
  // What opens a visit is the key of its link.
  'visit/cancelVisitAction': 'anybody',
  'visit/correctVisitAction': 'anybody',
  'visit/moveVisitAction': 'anybody',
  'visit/openBookingAction': 'anybody',
};

interface Action {
  name: string;
  text: string;
  /** The whole file, and what it hands forms on to: gates may be in a function that actions share. */
  file: string;
}

function readActions(): Action[] {
  return readdirSync(FEATURES).flatMap((feature) => {
    const read = (name: string) => {
      const path = join(FEATURES, feature, name);
      return existsSync(path) ? readFileSync(path, 'utf8') : '';
    };
    const actions = read('actions.ts');
    const file = actions + read('mutations.ts');
    const parts = actions.split(/^export async function /m).slice(1);
    return parts.map((text) => ({ name: `${feature}/${/^\w+/.exec(text)?.[0]}`, text, file }));
  });
}

// An action that hands its form on to another one is behind the gates of that one.
describe('server actions', () => {
  const actions = readActions();

  it('are all named in the table, and no others', () => {
    expect(actions.map(({ name }) => name).sort()).toEqual(Object.keys(ACTIONS).sort());
  });

  it.each(actions)('$name is refused to forms of other sites', ({ name, text, file }) => {
    expect(ACTIONS[name] === 'signedIn' ? text : file).toMatch(
      /isFromOwnPage\(|refuseForeign\(|await \w+Action\(/,
    );
  });

  it.each(actions.filter(({ name }) => ACTIONS[name] === 'signedIn'))(
    '$name asks who is signed in',
    (action) => {
      expect(action.text).toMatch(/findSession\(|tokenFor\(|await \w+Action\(/);
      if (action.text.includes('tokenFor(')) expect(action.file).toContain('findSession(');
    },
  );
});
