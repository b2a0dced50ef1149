import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, request as requests } from '@playwright/test';
import { idOfAccount, openAccount } from '../../support/accounts';
import { bookAppointment } from '../../support/appointments';
import { columnOf, firstValue, idOfAppointment } from '../../support/database';
import { signInAsEditor } from '../../support/editor';
import { callBackend, environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { findFaultsOfMarkup, hasJava } from '../../support/markup';
import { listSiteMap, pathIn } from '../../support/routes';

/** Visitors: without a session, registered without staff rights, staff of another branch, of the branch, a manager. */
const CALLERS = ['anonymous', 'registered', 'elsewhere', 'here', 'manager'] as const;
type Caller = (typeof CALLERS)[number];

/** Outcome of a request: a status, or where one is sent. `let in` is any answer that is no refusal. */
type Outcome = 200 | 204 | 303 | 400 | 401 | 403 | 404 | 'login' | 'notStaff' | 'let in';
type Row = Record<Caller, Outcome>;

const forAll = (is: Outcome): Row => ({
  anonymous: is,
  registered: is,
  elsewhere: is,
  here: is,
  manager: is,
});

const open = forAll(200);
const machine = forAll('let in');
const ownAccount: Row = { ...open, anonymous: 'login' };
const staff: Row = { ...open, anonymous: 'login', registered: 'notStaff' };
const ofBranch: Row = { ...staff, elsewhere: 404 };
const manager: Row = { ...staff, elsewhere: 404, here: 404 };

const withFile: Row = { ...open, anonymous: 'login', registered: 403 };
const managersFile: Row = { ...withFile, elsewhere: 403, here: 403 };
const notThere: Row = { ...staff, elsewhere: 404, here: 404, manager: 404 };
const notThereForAny: Row = { ...manager, manager: 404 };
const behindSignIn: Row = { ...machine, anonymous: 'login' };

const rowsOf = (row: Row, prefix: string, paths: string, end = ''): Record<string, Row> =>
  Object.fromEntries(paths.split(/\s+/).map((path) => [prefix + (path === '.' ? '' : path) + end, row]));

const [PAGE, POST] = ['GET /[locale]', 'POST /[locale]'];
const [STAFF, STAFF_POST] = [`${PAGE}/admin`, `${POST}/admin`];

/** Every route of the website, as "METHOD /path" without the groups of its folders. */
const ROUTES: Record<string, Row> = {
  ...rowsOf(
    open,
    PAGE,
    `. /blog /blog/[article] /blog/feed.xml /blog/find /booking /booking-old /booking-old/busy /booking-old/too-large
    /booking/confirmation /booking/confirmation/[number] /booking/waiting-list /booking/waiting-list/[number] /branches
    /branches/[branch] /contact /doctor/[doctor] /doctors /doctors/find /faq /insurance /my-bookings /jobs /jobs/[job] /offers
    /offers/[offer] /pages/[page] /search /manifest.webmanifest /privacy-policy /services /services/find /services/[service]
    /terms-and-conditions /accessibility /who-we-are`,
  ),
  ...rowsOf(machine, `${PAGE}/`, 'blog branches doctors services', '/page/[page]'),
  ...rowsOf(machine, PAGE, '/check-in/[branch]/[code]'),
  // Without the key of the link they lead to the page that asks for it.
  ...rowsOf(machine, `${PAGE}/booking/confirmation/[number]`, '/cancel /undo /correct /move /questions'),
  // Shown to whoever comes by a link of the editor.
  ...rowsOf(forAll(404), PAGE, '/booking/confirmation/[number]/[key]/[file] /preview'),
  ...rowsOf(machine, POST, '/booking/request /contact/message /search/find'),

  ...rowsOf({ ...machine, anonymous: 'login' }, STAFF, '.'),
  ...rowsOf(open, STAFF, '/login /connected /forget-password /reset-password'),
  // Without such a provider or a begun sign-in, the visitor is led to the sign-in page.
  ...rowsOf(forAll('login'), STAFF, '/login/code /connect/[provider] /renew'),
  // There while registration is switched on.
  ...rowsOf(forAll(404), STAFF, '/register'),
  ...rowsOf(ownAccount, STAFF, '/change-password /profile /second-factor'),
  ...rowsOf(forAll('login'), STAFF_POST, '/logout'),
  ...rowsOf(
    staff,
    STAFF,
    `/appointments /booking-links /calendar /figures /work-list /inbox /messages /recalls /payments /payments/open /today /today/walk-in /patients /waiting-list
    /whats-new`,
  ),
  ...rowsOf(ofBranch, `${STAFF}/appointments/[id]`, '. /move /amend'),
  ...rowsOf(ofBranch, `${STAFF}/patients/[id]`, '. /book'),
  // Without something to do, or a time, they lead to the list and the calendar.
  ...rowsOf(behindSignIn, STAFF, '/appointments/several /appointments/new /imports/faulty-rows'),
  ...rowsOf(withFile, STAFF, '/appointments/export /figures/export /payments/export'),
  ...rowsOf(behindSignIn, STAFF_POST, '/appointments/search /patients/search'),
  // There is no message of this id, and no screen until a setting switches it on; whoever may look is told so.
  ...rowsOf(notThere, STAFF, '/inbox/[id] /messages/[id] /today/screen /today/door'),
  ...rowsOf(
    manager,
    STAFF,
    `/staff /staff/[id] /staff/invite /patient-data /data-export /log /message-texts /message-texts/[name] /webhooks /api-keys /calendar-feeds /settings /hours /hours/closures /hours/rooms
    /system-status /visits /imports /privacy /privacy/cases /privacy/people`,
  ),
  // There is no doctor of this id, and no webhook; whoever may look is told so.
  ...rowsOf(notThereForAny, `${STAFF}/`, 'hours webhooks imports privacy/cases', '/[id]'),
  ...rowsOf(notThereForAny, STAFF, '/hours/[id]/edit'),
  ...rowsOf(managersFile, STAFF_POST, '/patient-data/export /patient-data/news'),
  // Without an export it leads to the page that makes one.
  'POST /[locale]/admin/data-export/file': { ...managersFile, manager: 303 },

  ...rowsOf(
    { ...forAll(404), anonymous: 401, registered: 403 },
    'GET /api',
    '/appointments/[id]/cards/[side] /appointments/[id]/receipts/[payment] /incoming/[id]/media',
  ),
  'POST /api/calls/[id]': { ...machine, anonymous: 401, registered: 403, elsewhere: 404 },
  ...rowsOf(machine, 'GET /api/availability', '/month /next /week'),
  ...rowsOf(machine, 'GET /api', '/embed /icons/[file] /map/[branch]/[tile]'),
  // Without a file nobody is asked who sends it.
  ...rowsOf(machine, 'POST /api', '/cards /imports /search /holds /visits'),
  'DELETE /api/holds': machine,
  ...rowsOf(open, 'GET /api', '/build-id /docs /docs/try.js /openapi.json /storage-key /user'),
  ...rowsOf(open, 'GET ', '/embed.js /health/live /health/ready /robots.txt /sitemap.xml'),
  // No icon is drawn in a size that no phone asks for, and no calendar has such a key.
  ...rowsOf(forAll(404), 'GET /api', '/app-icon/[size] /og/[token]'),
  ...rowsOf(forAll(404), 'GET ', '/calendars/[file] /smart-scheduling/[file] /uploads/[...path]'),
  'GET /.well-known/security.txt': forAll(404),
  'GET /api/connected/[provider]': forAll('login'),
  // Unsigned requests are refused, whoever sends them; no gateway of SMS is described here.
  ...rowsOf(forAll(403), 'GET /api', '/preview /hooks/whatsapp'),
  ...rowsOf(forAll(401), 'POST /api', '/hooks/whatsapp /revalidate'),
  // A notice of a gateway without a body.
  'POST /api/hooks/payments': forAll(400),
  'POST /api/hooks/sms': forAll(404),
  // No such call is published.
  ...rowsOf(forAll(404), '', 'GET POST DELETE', ' /api/v1/[...path]'),
};

const APP = join(__dirname, '../../../website/src/app');

/** The routes as the folders of the website have them, each with its methods. */
function listRoutes(): string[] {
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

// That none of them answers to another site: guards.test.ts with action.test.ts and route.test.ts of lib/guard.

/** Ends the session it is sent with, so it comes last. */
const LAST = 'POST /[locale]/admin/logout';

async function makeAppointment() {
  const { bookingNumber } = await bookAppointment({ language: 'en' });
  const branch = String(columnOf(bookingNumber, 'branch'));
  const other = String(firstValue('SELECT document_id FROM branches WHERE document_id <> ? LIMIT 1', branch));
  return { id: idOfAppointment(bookingNumber), bookingNumber, branch, other };
}

async function tokensFor(request: APIRequestContext, here: string, other: string) {
  // Nobody can register here: such accounts are left from when registration was open.
  const editor = await signInAsEditor(request);
  await editor.switchAccounts({ allow_register: true });
  const body = { email: 'registered@people.example', password: 'a sentence nobody guesses 7' };
  const named = { ...body, username: body.email };
  const registered = await callBackend({ path: '/auth/local/register', body: named });
  await editor.switchAccounts({ allow_register: false });
  return {
    anonymous: '',
    registered: registered.jwt,
    elsewhere: (await openAccount('staff', [other])).jwt,
    here: (await openAccount('staff', [here])).jwt,
    manager: (await openAccount('manager')).jwt,
  };
}

function outcomeOf(status: number, location: string): string {
  if (location.includes('why=notStaff')) return 'notStaff';
  if (/\/admin\/login(\?|$)/.test(location)) return 'login';
  return String(status);
}

/** Pages are closed to who is no staff by one function, which makes each of them (website/src/guards.test.ts): asked once of a kind. */
const closed = new Set<Row>();

/** True for callers whose rights can make a difference: public pages read no session. */
function isAsked({ row, caller, isPublic }: { row: Row; caller: Caller; isPublic: boolean }): boolean {
  if (caller === 'anonymous') return true;
  if (isPublic) return false;
  if (row[caller] === 'notStaff') return !closed.has(row) && Boolean(closed.add(row));
  // If all get the same answer, the one with the most rights stands for the others.
  if (CALLERS.every((each) => row[each] === row.anonymous)) return caller === 'manager';
  // A manager opens in `staff-pages` what is open to staff of another branch.
  return !['here', 'manager'].includes(caller) || row[caller] !== row.elsewhere;
}

test('every route lets in whom the table says, and nobody else', async ({ request, baseURL }) => {
  expect(Object.keys(ROUTES).sort()).toEqual(listRoutes());
  const { id, bookingNumber, branch, other } = await makeAppointment();
  const tokens: Record<Caller, string> = await tokensFor(request, branch, other);
  const map = await listSiteMap(request);
  const entry = (start: string) => pathIn({ map, start }).slice(start.length);
  const values: Record<string, string> = {
    ...{ locale: 'en', number: bookingNumber, side: 'front', payment: id, name: 'reminder', page: '2', id },
    ...{ article: entry('/en/blog/'), offer: entry('/en/offers/'), job: entry('/en/jobs/') },
    ...{ doctor: entry('/en/doctor/'), branch: entry('/en/branches/'), service: entry('/en/services/') },
  };
  const addressOf = (path: string) => {
    const filled = path
      .replace('pages/[page]', `pages/${entry('/en/pages/')}`)
      .replace('staff/[id]', `staff/${idOfAccount(environment.staff)}`)
      .replace(/\[([^\]]+)\]/g, (_, name: string) => values[name] ?? 'x');
    return path.endsWith('reset-password') ? `${filled}?code=${'a'.repeat(43)}` : filled;
  };
  const wrong: string[] = [];
  const documents: Record<string, string> = {};
  const table = Object.entries(ROUTES).sort(([a], [b]) => Number(a === LAST) - Number(b === LAST));
  for (const caller of CALLERS) {
    const context = await requests.newContext({
      baseURL: environment.siteUrl,
      extraHTTPHeaders: {
        ...(tokens[caller] ? { Cookie: `staff=${tokens[caller]}` } : {}),
        Origin: String(baseURL),
        'X-Forwarded-For': `198.18.0.${CALLERS.indexOf(caller) + 1}`,
      },
    });
    for (const [route, row] of table) {
      const [method = '', path = ''] = route.split(' ');
      if (!isAsked({ row, caller, isPublic: row.anonymous === 200 && !path.includes('/admin') })) continue;
      const isExport = path.endsWith('patient-data/export');
      const fields: Record<string, string> = isExport
        ? { sought: '+201000000001', format: 'json' }
        : { x: '1' };
      const form = method === 'POST' ? { form: fields } : {};
      const address = addressOf(path);
      const answer = await context.fetch(encodeURI(address), { method, maxRedirects: 0, ...form });
      const given = outcomeOf(answer.status(), answer.headers().location ?? '');
      const wanted = row[caller];
      const isLetIn = ![401, 403].includes(answer.status()) && answer.status() < 500 && given !== 'login';
      const isRight = wanted === 'let in' ? isLetIn : given === String(wanted);
      if (!isRight) wrong.push(`${route} as ${caller}: ${given} instead of ${wanted}`);
      // Pages of the site map are judged in `pages`.
      const isPage = answer.status() === 200 && /^text\/html/.test(answer.headers()['content-type'] ?? '');
      if (isPage && !map.includes(address)) documents[route] = await answer.text();
      if (path.includes('/admin') && !/no-store/.test(answer.headers()['cache-control'] ?? ''))
        wrong.push(`${route} as ${caller} may be stored`);
    }
    await context.dispose();
  }
  expect(wrong).toEqual([]);
  if (hasJava) expect(findFaultsOfMarkup(documents)).toEqual([]);
});
