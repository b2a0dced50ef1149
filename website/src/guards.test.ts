import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { staffPage } from '@/features/account/session/page-guards';
import { type Access, accessOf, type Guarded } from '@/lib/guard/guarded';
import { FEATURES, listFeatures } from '@/test/feature-folders';

/** Who may send a form to an action. A new action without a line here fails the test. */
const ACCESS: Record<string, Access> = {
  'site/contact/sendMessageAction': 'anybody',
  // What opens an appointment is the key of its link.
  'booking/appointment/askForEarlierAction': 'anybody',
  'booking/appointment/checkInAction': 'anybody',
  'booking/appointment/cancelAppointmentAction': 'anybody',
  'booking/appointment/reviewAppointmentAction': 'anybody',
  'booking/appointment/undoCancellationAction': 'anybody',
  'booking/appointment/correctAppointmentAction': 'anybody',
  'booking/appointment/rescheduleAppointmentAction': 'anybody',
  'booking/appointment/openBookingAction': 'anybody',
  'booking/appointment/withdrawConsentAction': 'anybody',
  'booking/details/requestAppointmentAction': 'anybody',
  'booking/my-bookings/askForLinksAction': 'anybody',
  'booking/my-bookings/forgetPhoneAction': 'anybody',
  'booking/my-bookings/openPhoneAppointmentAction': 'anybody',
  'booking/my-bookings/proveMyPhoneAction': 'anybody',
  'booking/one-form/plainBookingAction': 'anybody',
  // The key of its link opens an entry.
  'booking/waiting-list/answerOfferAction': 'anybody',
  'booking/waiting-list/joinWaitingListAction': 'anybody',
  'booking/waiting-list/openEntryAction': 'anybody',
  'desk/amendment/amendAction': 'staff',
  'desk/api-keys/makeKeyAction': 'manager',
  'desk/api-keys/revokeKeyAction': 'manager',
  'desk/appointments/changeStatusAction': 'staff',
  'desk/appointments/sendMailAgainAction': 'staff',
  'desk/bulk-changes/bulkAction': 'staff',
  'desk/calendar-feeds/busyAction': 'staff',
  'desk/calendar-feeds/feedAction': 'staff',
  'desk/calls/callAction': 'staff',
  'desk/calls/moveCallAction': 'staff',
  'desk/calls/openOneAction': 'staff',
  'desk/consents/withdrawConsentAction': 'staff',
  'desk/data-export/exportAction': 'manager',
  'desk/hours/changeHoursAction': 'manager',
  'desk/imports/checkImportAction': 'manager',
  'desk/imports/pressImportAction': 'manager',
  'desk/inbox/answerIncomingAction': 'staff',
  'desk/inbox/resumeRemindersAction': 'staff',
  'desk/inbox/settleIncomingAction': 'staff',
  'desk/message-texts/changeTextAction': 'manager',
  'desk/messages/settleMessageAction': 'staff',
  'desk/patient-search/joinAction': 'staff',
  'desk/patients/patientAction': 'manager',
  'desk/payments/correctPaymentAction': 'staff',
  'desk/payments/sendReceiptAction': 'staff',
  'desk/payments/takePaymentAction': 'staff',
  'desk/privacy/openCaseAction': 'manager',
  'desk/privacy/stepCaseAction': 'manager',
  'desk/recalls/setRecallAction': 'staff',
  'desk/recalls/withdrawRecallAction': 'staff',
  'desk/rooms/changeRoomAction': 'staff',
  'desk/settings/changeSettingsAction': 'manager',
  'desk/staff/changeStaffAction': 'manager',
  'desk/staff/changeStaffRulesAction': 'manager',
  'desk/staff/inviteStaffAction': 'manager',
  'desk/staff-booking/bookForCallerAction': 'staff',
  'desk/staff-booking/rescheduleAppointmentAction': 'staff',
  'desk/staff-calendar/blockTimeAction': 'staff',
  'desk/staff-calendar/moveInCalendarAction': 'staff',
  'desk/staff-calendar/unblockTimeAction': 'staff',
  'desk/staff-notes/addNoteAction': 'staff',
  'desk/staff-notes/removeNoteAction': 'staff',
  'desk/today/noteAction': 'staff',
  'desk/today/pressAction': 'staff',
  'desk/undelivered/noteToldAction': 'staff',
  'desk/waiting-list/addCallerAction': 'staff',
  'desk/waiting-list/removeEntryAction': 'staff',
  'desk/webhooks/pressWebhookAction': 'manager',
  'desk/webhooks/renewSecretAction': 'manager',
  'desk/webhooks/saveWebhookAction': 'manager',
  'account/second-factor/beginSetupAction': 'signedIn',
  'account/second-factor/enterCodeAction': 'anybody',
  // During a sign-in it is the ticket that is asked for, later the session.
  'account/second-factor/finishSetupAction': 'anybody',
  'account/second-factor/removeFactorAction': 'signedIn',
  'account/sign-in/changePasswordAction': 'signedIn',
  'account/sign-in/confirmAgainAction': 'anybody',
  'account/sign-in/endSessionAction': 'signedIn',
  'account/sign-in/forgotPasswordAction': 'anybody',
  'account/sign-in/loginAction': 'anybody',
  // Refused by the backend while registration is switched off.
  'account/sign-in/registerAction': 'anybody',
  'account/sign-in/resetPasswordAction': 'anybody',
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

it('server actions are behind the guards that the table names, and no others', async () => {
  const found: [string, unknown][] = [];
  for (const feature of listFeatures())
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
