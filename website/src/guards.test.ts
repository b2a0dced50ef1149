import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as account from '@/features/account/actions';
import * as amendment from '@/features/amendment/actions';
import * as appointments from '@/features/appointments/actions';
import * as booking from '@/features/booking/actions';
import * as bulkChanges from '@/features/bulk-changes/actions';
import * as calls from '@/features/calls/actions';
import * as contact from '@/features/contact/actions';
import * as hours from '@/features/hours/actions';
import * as inbox from '@/features/inbox/actions';
import * as messageTexts from '@/features/message-texts/actions';
import * as messages from '@/features/messages/actions';
import * as myBookings from '@/features/my-bookings/actions';
import * as news from '@/features/news/actions';
import * as ownAppointment from '@/features/own-appointment/actions';
import * as patientSearch from '@/features/patient-search/actions';
import * as patients from '@/features/patients/actions';
import * as recalls from '@/features/recalls/actions';
import * as secondFactor from '@/features/second-factor/actions';
import * as settings from '@/features/settings/actions';
import * as staff from '@/features/staff/actions';
import * as staffBooking from '@/features/staff-booking/actions';
import * as staffCalendar from '@/features/staff-calendar/actions';
import * as staffNotes from '@/features/staff-notes/actions';
import * as today from '@/features/today/actions';
import * as undelivered from '@/features/undelivered/actions';
import * as waitingList from '@/features/waiting-list/actions';
import { type Access, accessOf, type Guarded } from '@/lib/guard/guarded';

/** Every Server Action. One without a guard does not compile here, and one of a module that is not here fails below. */
const ACTIONS = {
  account,
  amendment,
  appointments,
  booking,
  'bulk-changes': bulkChanges,
  calls,
  contact,
  hours,
  inbox,
  messages,
  'message-texts': messageTexts,
  'patient-search': patientSearch,
  patients,
  'my-bookings': myBookings,
  recalls,
  'second-factor': secondFactor,
  settings,
  staff,
  'staff-booking': staffBooking,
  'staff-calendar': staffCalendar,
  'staff-notes': staffNotes,
  today,
  undelivered,
  'waiting-list': waitingList,
  news,
  'own-appointment': ownAppointment,
} satisfies Record<string, Record<string, Guarded>>;

/** Who may send a form to an action. A new action without a line here fails the test. */
const ACCESS: Record<string, Access> = {
  'account/changePasswordAction': 'signedIn',
  'account/confirmAgainAction': 'anybody',
  'account/endSessionAction': 'signedIn',
  'account/forgotPasswordAction': 'anybody',
  'account/loginAction': 'anybody',
  // Refused by the backend while registration is switched off.
  'account/registerAction': 'anybody',
  'account/resetPasswordAction': 'anybody',
  'amendment/amendAction': 'staff',
  'appointments/changeStatusAction': 'staff',
  'appointments/sendMailAgainAction': 'staff',
  'booking/plainBookingAction': 'anybody',
  'booking/requestAppointmentAction': 'anybody',
  'my-bookings/askForLinksAction': 'anybody',
  'my-bookings/forgetPhoneAction': 'anybody',
  'my-bookings/openPhoneAppointmentAction': 'anybody',
  'my-bookings/proveMyPhoneAction': 'anybody',
  'bulk-changes/bulkAction': 'staff',
  'hours/changeHoursAction': 'manager',
  'calls/callAction': 'staff',
  'calls/moveCallAction': 'staff',
  'calls/openOneAction': 'staff',
  'contact/sendMessageAction': 'anybody',
  'inbox/answerIncomingAction': 'staff',
  'inbox/resumeRemindersAction': 'staff',
  'inbox/settleIncomingAction': 'staff',
  'message-texts/changeTextAction': 'manager',
  'messages/settleMessageAction': 'staff',
  'news/withdrawNewsAction': 'staff',
  'patient-search/joinAction': 'staff',
  'patients/patientAction': 'manager',
  'recalls/setRecallAction': 'staff',
  'recalls/withdrawRecallAction': 'staff',
  'second-factor/beginSetupAction': 'signedIn',
  'second-factor/enterCodeAction': 'anybody',
  // During a sign-in it is the ticket that is asked for, later the session.
  'second-factor/finishSetupAction': 'anybody',
  'second-factor/removeFactorAction': 'signedIn',
  'staff-booking/bookForCallerAction': 'staff',
  'staff-booking/rescheduleAppointmentAction': 'staff',
  'staff-calendar/blockTimeAction': 'staff',
  'staff-calendar/moveInCalendarAction': 'staff',
  'staff-calendar/unblockTimeAction': 'staff',
  'staff-notes/addNoteAction': 'staff',
  'staff-notes/removeNoteAction': 'staff',
  'settings/changeSettingsAction': 'manager',
  'staff/changeStaffAction': 'manager',
  'staff/changeStaffRulesAction': 'manager',
  'staff/inviteStaffAction': 'manager',
  'undelivered/noteToldAction': 'staff',
  'waiting-list/addCallerAction': 'staff',
  'waiting-list/removeEntryAction': 'staff',
  // What opens an entry is the key of its link.
  'waiting-list/answerOfferAction': 'anybody',
  'waiting-list/joinWaitingListAction': 'anybody',
  'waiting-list/openEntryAction': 'anybody',
  'today/noteAction': 'staff',
  'today/pressAction': 'staff',
  // What opens an appointment is the key of its link.
  'own-appointment/askForEarlierAction': 'anybody',
  'own-appointment/cancelAppointmentAction': 'anybody',
  'own-appointment/reviewAppointmentAction': 'anybody',
  'own-appointment/undoCancellationAction': 'anybody',
  'own-appointment/correctAppointmentAction': 'anybody',
  'own-appointment/rescheduleAppointmentAction': 'anybody',
  'own-appointment/openBookingAction': 'anybody',
  'own-appointment/withdrawNewsAction': 'anybody',
};

/** Who may send something to a route, by the method that changes something. The others only read. */
const ROUTES: Record<string, Access> = {
  'POST [locale]/(admin)/admin/appointments/search': 'staff',
  // Signing out works also without a session.
  'POST [locale]/(admin)/admin/logout': 'anybody',
  'POST [locale]/(admin)/admin/patient-data/export': 'manager',
  'POST [locale]/(admin)/admin/patient-data/news': 'manager',
  'POST [locale]/(admin)/admin/patients/search': 'staff',
  'POST [locale]/(default)/booking/request': 'anybody',
  'POST [locale]/(default)/contact/message': 'anybody',
  'POST [locale]/(default)/search/find': 'anybody',
  'POST api/calls/[id]': 'staff',
  'POST api/cards': 'anybody',
  'DELETE api/holds': 'anybody',
  'POST api/holds': 'anybody',
  'POST api/hooks/sms': 'gateway',
  'POST api/hooks/whatsapp': 'gateway',
  'POST api/revalidate': 'backend',
  'POST api/search': 'anybody',
  'POST api/visits': 'anybody',
};

const FEATURES = join(import.meta.dirname, 'features');

describe('server actions', () => {
  const actions = Object.entries<Record<string, unknown>>(ACTIONS).flatMap(([feature, module]) =>
    Object.entries(module).map(([name, action]) => [`${feature}/${name}`, accessOf(action)]),
  );

  it('are all looked at', () => {
    const withActions = readdirSync(FEATURES).filter((name) =>
      existsSync(join(FEATURES, name, 'actions.ts')),
    );
    expect(Object.keys(ACTIONS).sort()).toEqual(withActions.sort());
  });

  it('are behind the guards that the table names, and no others', () => {
    expect(Object.fromEntries(actions)).toEqual(ACCESS);
  });
});

const APP = join(import.meta.dirname, 'app');
const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE'];

it('routes that take something are behind the guards that the table names, and no others', async () => {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' });
  const found: [string, unknown][] = [];
  for (const file of files.filter((name) => name.endsWith('route.ts'))) {
    const handlers: Record<string, unknown> = await import(join(APP, file));
    for (const method of WRITING.filter((name) => name in handlers)) {
      found.push([`${method} ${dirname(file)}`, accessOf(handlers[method])]);
    }
  }
  expect(Object.fromEntries(found)).toEqual(ROUTES);
});

it('a handler without a guard is told from the others', () => {
  const bare = async (_form: FormData) => undefined;
  // @ts-expect-error It is no guarded one, so it does not compile among them.
  const guarded: Guarded = bare;
  expect(accessOf(guarded)).toBeNull();
});
