import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { staffPage } from '@/features/account/page-guards';
import { type Access, accessOf, type Guarded } from '@/lib/guard/guarded';

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
  'api-keys/makeKeyAction': 'manager',
  'api-keys/revokeKeyAction': 'manager',
  'appointments/changeStatusAction': 'staff',
  'appointments/sendMailAgainAction': 'staff',
  'booking/plainBookingAction': 'anybody',
  'booking/requestAppointmentAction': 'anybody',
  'my-bookings/askForLinksAction': 'anybody',
  'my-bookings/forgetPhoneAction': 'anybody',
  'my-bookings/openPhoneAppointmentAction': 'anybody',
  'my-bookings/proveMyPhoneAction': 'anybody',
  'bulk-changes/bulkAction': 'staff',
  'calendar-feeds/busyAction': 'staff',
  'calendar-feeds/feedAction': 'staff',
  'data-export/exportAction': 'manager',
  'hours/changeHoursAction': 'manager',
  'calls/callAction': 'staff',
  'calls/moveCallAction': 'staff',
  'calls/openOneAction': 'staff',
  'contact/sendMessageAction': 'anybody',
  'inbox/answerIncomingAction': 'staff',
  'inbox/resumeRemindersAction': 'staff',
  'inbox/settleIncomingAction': 'staff',
  'imports/checkImportAction': 'manager',
  'imports/pressImportAction': 'manager',
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
  'webhooks/pressWebhookAction': 'manager',
  'webhooks/renewSecretAction': 'manager',
  'webhooks/saveWebhookAction': 'manager',
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
  'POST [locale]/(admin)/admin/data-export/file': 'manager',
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
  'POST api/imports': 'manager',
  'POST api/revalidate': 'backend',
  'POST api/search': 'anybody',
  'POST api/visits': 'anybody',
  'DELETE api/v1/[...path]': 'key',
  'POST api/v1/[...path]': 'key',
};

const FEATURES = join(import.meta.dirname, 'features');

it('server actions are behind the guards that the table names, and no others', async () => {
  const found: [string, unknown][] = [];
  for (const feature of readdirSync(FEATURES))
    for (const file of readdirSync(join(FEATURES, feature)).filter((name) => name.endsWith('actions.ts'))) {
      const actions: Record<string, unknown> = await import(join(FEATURES, feature, file));
      for (const [name, action] of Object.entries(actions))
        found.push([`${feature}/${name}`, accessOf(action)]);
    }
  expect(Object.fromEntries(found)).toEqual(ACCESS);
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

/** The entry shows nothing: it leads on, to the sign-in or to where the work of whoever is signed in begins. */
const ENTRY = join('admin', 'page.tsx');

it('every page of the staff area is made by staffPage, which needs to know who may read it', () => {
  const bare = ['(admin)', '(screen)'].flatMap((group) => {
    const folder = join(APP, '[locale]', group);
    const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('page.tsx') && name !== ENTRY,
    );
    expect(pages.length).toBeGreaterThan(0);
    return pages.filter(
      (page) => !readFileSync(join(folder, page), 'utf8').includes('export default staffPage({'),
    );
  });
  expect(bare).toEqual([]);
  const page = { ask: () => ({}), path: () => '/en/admin', show: async () => null };
  // @ts-expect-error A page that does not say who may read it does not compile.
  expect(staffPage(page)).toBeTypeOf('function');
  expect(staffPage({ ...page, duty: 'desk' })).toBeTypeOf('function');
});

it('a handler without a guard is told from the others', () => {
  const bare = async (_form: FormData) => undefined;
  // @ts-expect-error It is no guarded one, so it does not compile among them.
  const guarded: Guarded = bare;
  expect(accessOf(guarded)).toBeNull();
});
