import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who visits: without a session, registered without staff rights, staff of another branch, of the branch, a manager. */
export const CALLERS = ['anonymous', 'registered', 'elsewhere', 'here', 'manager'] as const;
export type Caller = (typeof CALLERS)[number];

/** What comes of it: a status, or where one is sent. `let in` is any answer that is no refusal. */
type Outcome = 200 | 204 | 303 | 400 | 401 | 403 | 404 | 'login' | 'notStaff' | 'let in';
export type Row = Record<Caller, Outcome>;

const forAll = (outcome: Outcome): Row => ({
  anonymous: outcome,
  registered: outcome,
  elsewhere: outcome,
  here: outcome,
  manager: outcome,
});

const open = forAll(200);
const machine = forAll('let in');
const ownAccount: Row = { ...open, anonymous: 'login' };
const staff: Row = { ...open, anonymous: 'login', registered: 'notStaff' };
const ofBranch: Row = { ...staff, elsewhere: 404 };
const manager: Row = { ...staff, elsewhere: 404, here: 404 };

/** Every route of the website, as "METHOD /path" without the groups of its folders. */
export const ROUTES: Record<string, Row> = {
  'GET /[locale]': open,
  'GET /[locale]/blog': open,
  'GET /[locale]/blog/[article]': open,
  'GET /[locale]/blog/feed.xml': open,
  'GET /[locale]/blog/find': open,
  'GET /[locale]/blog/page/[page]': machine,
  'GET /[locale]/booking': open,
  'GET /[locale]/booking-old': open,
  'GET /[locale]/booking-old/busy': open,
  'GET /[locale]/booking-old/too-large': open,
  'GET /[locale]/booking/confirmation': open,
  'GET /[locale]/booking/confirmation/[number]': open,
  'GET /[locale]/booking/confirmation/[number]/[key]/[file]': forAll(404),
  // Without the key of the link they lead to the page that asks for it.
  'GET /[locale]/booking/confirmation/[number]/cancel': machine,
  'GET /[locale]/booking/confirmation/[number]/undo': machine,
  'GET /[locale]/booking/confirmation/[number]/correct': machine,
  'GET /[locale]/booking/confirmation/[number]/move': machine,
  'GET /[locale]/booking/waiting-list': open,
  'GET /[locale]/booking/waiting-list/[number]': open,
  'POST /[locale]/booking/request': machine,
  'GET /[locale]/branches': open,
  'GET /[locale]/branches/[branch]': open,
  'GET /[locale]/branches/page/[page]': machine,
  'GET /[locale]/contact': open,
  'POST /[locale]/contact/message': machine,
  'POST /[locale]/search/find': machine,
  'GET /[locale]/doctor/[doctor]': open,
  'GET /[locale]/doctors': open,
  'GET /[locale]/doctors/find': open,
  'GET /[locale]/doctors/page/[page]': machine,
  'GET /[locale]/faq': open,
  'GET /[locale]/insurance': open,
  'GET /[locale]/my-bookings': open,
  'GET /[locale]/jobs': open,
  'GET /[locale]/jobs/[job]': open,
  'GET /[locale]/offers': open,
  'GET /[locale]/offers/[offer]': open,
  'GET /[locale]/pages/[page]': open,
  'GET /[locale]/search': open,
  'GET /[locale]/manifest.webmanifest': open,
  // Shown to whoever comes by a link of the editor.
  'GET /[locale]/preview': forAll(404),
  'GET /[locale]/privacy-policy': open,
  'GET /[locale]/services': open,
  'GET /[locale]/services/[service]': open,
  'GET /[locale]/services/page/[page]': machine,
  'GET /[locale]/terms-and-conditions': open,
  'GET /[locale]/who-we-are': open,

  'GET /[locale]/admin': { ...forAll('let in'), anonymous: 'login' },
  'GET /[locale]/admin/login': open,
  'GET /[locale]/admin/login/code': forAll('login'),
  // Where no such provider is, or nobody began, one is led to the sign-in page.
  'GET /[locale]/admin/connect/[provider]': forAll('login'),
  'GET /[locale]/admin/connected': open,
  'GET /[locale]/admin/forget-password': open,
  // There while registration is switched on.
  'GET /[locale]/admin/register': forAll(404),
  'GET /[locale]/admin/reset-password': open,
  'GET /[locale]/admin/change-password': ownAccount,
  'GET /[locale]/admin/profile': ownAccount,
  'GET /[locale]/admin/second-factor': ownAccount,
  'GET /[locale]/admin/renew': forAll('login'),
  'POST /[locale]/admin/logout': forAll('login'),

  'GET /[locale]/admin/appointments': staff,
  'GET /[locale]/admin/appointments/[id]': ofBranch,
  // Without something to do it leads to the list.
  'GET /[locale]/admin/appointments/several': { ...machine, anonymous: 'login' },
  'GET /[locale]/admin/appointments/export': { ...open, anonymous: 'login', registered: 403 },
  'GET /[locale]/admin/appointments/[id]/move': ofBranch,
  'GET /[locale]/admin/appointments/[id]/amend': ofBranch,
  // Without a time it leads to the calendar.
  'GET /[locale]/admin/appointments/new': { ...machine, anonymous: 'login' },
  'POST /[locale]/admin/appointments/search': { ...machine, anonymous: 'login' },
  'GET /[locale]/admin/calendar': staff,
  'GET /[locale]/admin/figures': staff,
  'GET /[locale]/admin/figures/export': { ...open, anonymous: 'login', registered: 403 },
  'GET /[locale]/admin/work-list': staff,
  'GET /[locale]/admin/inbox': staff,
  // There is no message of this id; whoever may look is told so.
  'GET /[locale]/admin/inbox/[id]': { ...staff, elsewhere: 404, here: 404, manager: 404 },
  'GET /[locale]/admin/messages': staff,
  'GET /[locale]/admin/recalls': staff,
  // There is no message of this id; whoever may look is told so.
  'GET /[locale]/admin/messages/[id]': { ...staff, elsewhere: 404, here: 404, manager: 404 },
  'GET /[locale]/admin/staff': manager,
  'GET /[locale]/admin/staff/[id]': manager,
  'GET /[locale]/admin/staff/invite': manager,
  'GET /[locale]/admin/today': staff,
  // The waiting room's screen is not there until a setting switches it on.
  'GET /[locale]/admin/today/screen': { ...staff, elsewhere: 404, here: 404, manager: 404 },
  'GET /[locale]/admin/today/walk-in': staff,
  'GET /[locale]/admin/patients': staff,
  'GET /[locale]/admin/patients/[id]': ofBranch,
  'GET /[locale]/admin/patients/[id]/book': ofBranch,
  'POST /[locale]/admin/patients/search': { ...machine, anonymous: 'login' },
  'GET /[locale]/admin/patient-data': manager,
  'POST /[locale]/admin/patient-data/export': {
    anonymous: 'login',
    registered: 403,
    elsewhere: 403,
    here: 403,
    manager: 200,
  },
  'POST /[locale]/admin/patient-data/news': {
    anonymous: 'login',
    registered: 403,
    elsewhere: 403,
    here: 403,
    manager: 200,
  },
  'GET /[locale]/admin/waiting-list': staff,
  'GET /[locale]/admin/log': manager,
  'GET /[locale]/admin/message-texts': manager,
  'GET /[locale]/admin/message-texts/[name]': manager,
  'GET /[locale]/admin/settings': manager,
  'GET /[locale]/admin/hours': manager,
  'GET /[locale]/admin/hours/closures': manager,
  // There is no doctor of this id; whoever may look is told so.
  'GET /[locale]/admin/hours/[id]': { ...manager, manager: 404 },
  'GET /[locale]/admin/hours/[id]/edit': { ...manager, manager: 404 },
  'GET /[locale]/admin/system-status': manager,
  'GET /[locale]/admin/visits': manager,
  'GET /[locale]/admin/whats-new': staff,

  'GET /api/preview': forAll(403),
  'GET /api/appointments/[id]/cards/[side]': { ...forAll(404), anonymous: 401, registered: 403 },
  'GET /api/incoming/[id]/media': { ...forAll(404), anonymous: 401, registered: 403 },
  'POST /api/calls/[id]': { ...machine, anonymous: 401, registered: 403, elsewhere: 404 },
  'GET /api/connected/[provider]': forAll('login'),
  'GET /api/availability/month': machine,
  'GET /api/availability/next': machine,
  'GET /api/availability/week': machine,
  // No icon is drawn in a size that no phone asks for.
  'GET /api/app-icon/[size]': forAll(404),
  'GET /api/build-id': open,
  'GET /api/user': open,
  'POST /api/cards': machine,
  // What is not signed is refused, whoever sends it; nothing is configured here.
  'GET /api/hooks/whatsapp': forAll(403),
  'POST /api/hooks/whatsapp': forAll(401),
  'POST /api/hooks/sms': forAll(404),
  'POST /api/search': machine,
  'POST /api/holds': machine,
  'DELETE /api/holds': machine,
  'GET /api/icons/[file]': machine,
  'GET /api/map/[branch]/[tile]': machine,
  'GET /api/og/[token]': forAll(404),
  'POST /api/revalidate': forAll(401),
  'POST /api/visits': machine,
  'GET /health/live': open,
  'GET /health/ready': open,
  'GET /robots.txt': open,
  'GET /sitemap.xml': open,
  'GET /uploads/[...path]': forAll(404),
};

const APP = join(__dirname, '../../website/src/app');

/** The routes as the folders of the website have them, each with its methods. */
export function listRoutes(): string[] {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' });
  return files
    .flatMap((file) => {
      const [, folder = '', name] = /^(.*?)\/?(page\.tsx|route\.ts)$/.exec(file) ?? [];
      if (!name) return [];
      const path = `/${folder}`.replace(/\/\([^)]+\)/g, '') || '/';
      if (name === 'page.tsx') return [`GET ${path}`];
      const source = readFileSync(join(APP, file), 'utf8');
      const methods = source.matchAll(
        /export (?:async function|function|const) (GET|POST|PUT|PATCH|DELETE)\b/g,
      );
      return [...methods].map(([, method]) => `${method} ${path}`);
    })
    .sort();
}
