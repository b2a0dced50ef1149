import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { staffPage } from '@/features/account/session/page-guards';
import { type Access, accessOf, type Guarded } from '@/lib/guard/guarded';
import { FEATURES, listFeatures } from '@/test/feature-folders';

/**
 * Access to the actions of each feature, without the `Action` at their end. A new action that is not here fails the
 * test. What anybody may send is asked for the key of a link, the ticket of a sign-in, or limited by the backend.
 */
const ACCESS = actionsOf({
  anybody: `
    site/contact sendMessage
    booking/appointment askForEarlier checkIn cancelAppointment depositPage reviewAppointment
    booking/appointment undoCancellation
    booking/appointment correctAppointment rescheduleAppointment openBooking withdrawConsent
    booking/details requestAppointment
    booking/my-bookings askForLinks forgetPhone openPhoneAppointment proveMyPhone
    booking/one-form plainBooking
    booking/questions answerQuestions
    booking/waiting-list answerOffer joinWaitingList
    account/second-factor enterCode finishSetup
    account/sign-in confirmAgain forgotPassword login register resetPassword`,
  signedIn: `
    account/second-factor beginSetup removeFactor
    account/sign-in changePassword endSession`,
  staff: `
    desk/amendment amend
    desk/appointment-file changeRoom withdrawConsent
    desk/appointments changeStatus sendMailAgain
    desk/bulk-changes bulk
    desk/calendar-feeds busy feed
    desk/calls call moveCall openOne
    desk/inbox answerIncoming resumeReminders settleIncoming
    desk/messages settleMessage
    desk/patient-search birthDate join pressRecord
    desk/payments correctPayment sendReceipt settleDeposit takePayment
    desk/recalls bookFurther setRecall withdrawRecall
    desk/staff-booking bookForCaller rescheduleAppointment
    desk/staff-calendar blockTime moveInCalendar unblockTime
    desk/staff-notes addNote removeNote
    desk/today addToQueue note press queueStep
    desk/undelivered noteTold
    desk/waiting-list addCaller removeEntry`,
  manager: `
    desk/api-keys makeKey revokeKey
    desk/data-export export
    desk/hours changeHours
    desk/imports checkImport pressImport
    desk/message-texts changeText
    desk/patients patient
    desk/privacy openCase stepCase
    desk/settings changeSettings
    desk/staff changeRights changeStaff changeStaffRules inviteStaff
    desk/webhooks pressWebhook renewSecret saveWebhook`,
});

function actionsOf(lists: Partial<Record<Access, string>>): Record<string, Access> {
  const rows = (Object.entries(lists) as [Access, string][]).flatMap(([access, list]) =>
    list
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [feature, ...names] = line.trim().split(' ');
        return names.map((name) => [`${feature}/${name}Action`, access] as const);
      }),
  );
  return Object.fromEntries(rows);
}

/** Access to the methods of routes that change something. */
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
  'POST api/hooks/payments': 'gateway',
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
    for (const method of WRITING.filter((name) => name in handlers))
      found.push([`${method} ${dirname(file)}`, accessOf(handlers[method])]);
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
