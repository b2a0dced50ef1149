import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What the pages of {@link STAFF_PAGES} are about. */
export interface StaffThings {
  /** Document ids. */
  appointment: string;
  message: string;
  account: string;
  doctor: string;
  /** The query of a free time. */
  time: string;
}

/**
 * Every page of the staff area, as the folders name it, with an address under /admin that shows it; null where another spec
 * leads there, since it takes more than an address.
 */
export const STAFF_PAGES: Record<string, ((things: StaffThings) => string) | null> = {
  '': () => '',
  appointments: () => 'appointments',
  'appointments/[id]': ({ appointment }) => `appointments/${appointment}`,
  'appointments/[id]/amend': ({ appointment }) => `appointments/${appointment}/amend`,
  'appointments/[id]/move': ({ appointment }) => `appointments/${appointment}/move`,
  'appointments/new': ({ time }) => `appointments/new?${time}`,
  'appointments/several': () => 'appointments/several?do=confirm&status=pending',
  calendar: () => 'calendar',
  'change-password': () => 'change-password',
  // staff-passwords, social-sign-in and staff-codes
  connected: null,
  'forget-password': null,
  login: null,
  'login/code': null,
  register: null,
  'reset-password': null,
  figures: () => 'figures',
  hours: () => 'hours',
  'hours/[id]': ({ doctor }) => `hours/${doctor}`,
  'hours/[id]/edit': ({ doctor }) => `hours/${doctor}/edit`,
  'hours/closures': () => 'hours/closures',
  inbox: () => 'inbox',
  // inbox
  'inbox/[id]': null,
  log: () => 'log',
  'message-texts': () => 'message-texts',
  'message-texts/[name]': () => 'message-texts/reminder',
  messages: () => 'messages',
  'messages/[id]': ({ message }) => `messages/${message}`,
  'patient-data': () => 'patient-data',
  patients: () => 'patients',
  'patients/[id]': ({ appointment }) => `patients/${appointment}`,
  'patients/[id]/book': ({ appointment }) => `patients/${appointment}/book`,
  profile: () => 'profile',
  recalls: () => 'recalls',
  'second-factor': () => 'second-factor',
  settings: () => 'settings',
  staff: () => 'staff',
  'staff/[id]': ({ account }) => `staff/${account}`,
  'staff/invite': () => 'staff/invite',
  'system-status': () => 'system-status',
  today: () => 'today',
  // today: not there before a setting switches it on.
  'today/screen': null,
  'today/walk-in': () => 'today/walk-in',
  visits: () => 'visits',
  'waiting-list': () => 'waiting-list',
  'whats-new': () => 'whats-new',
  'work-list': () => 'work-list',
};

/** The pages that the folders of the website have under /admin. */
export function staffPagesOfFolders(): string[] {
  const root = join(__dirname, '../../website/src/app/[locale]');
  return ['(admin)', '(auth)', '(screen)'].flatMap((group) =>
    readdirSync(join(root, group, 'admin'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file === 'page.tsx' || file.endsWith('/page.tsx'))
      .map((file) => file.replace(/\/?page\.tsx$/, '')),
  );
}
