import { type APIRequestContext, request as requests } from '@playwright/test';
import { createAccount, idOfAccount, tokenOf } from '../../support/accounts';
import { bookAppointment } from '../../support/appointments';
import { columnOf, firstValue, idOfAppointment } from '../../support/database';
import { signInAsEditor } from '../../support/editor';
import { callBackend, environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { findFaultsOfMarkup, hasJava } from '../../support/markup';
import { listSiteMap, pathIn } from '../../support/routes';
import { CALLERS, type Caller, listRoutes, ROUTES, type Row } from '../../support/website-routes';

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
    elsewhere: await tokenOf(await createAccount('staff', [other])),
    here: await tokenOf(await createAccount('staff', [here])),
    manager: await tokenOf(await createAccount('manager')),
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
  const addressOf = (path: string) => {
    const about = path.includes('staff/[id]') ? idOfAccount(environment.staff) : id;
    const filled = path
      .replace('[locale]', 'en')
      .replace('[article]', entry('/en/blog/'))
      .replace('offers/[offer]', `offers/${entry('/en/offers/')}`)
      .replace('[job]', entry('/en/jobs/'))
      .replace('pages/[page]', `pages/${entry('/en/pages/')}`)
      .replace('[doctor]', entry('/en/doctor/'))
      .replace('[branch]', entry('/en/branches/'))
      .replace('[service]', entry('/en/services/'))
      .replace('[number]', bookingNumber)
      .replace('[page]', '2')
      .replace('[side]', 'front')
      .replace('[payment]', id)
      .replace('[name]', 'reminder')
      .replace('[file]', 'x')
      .replace('[id]', about)
      .replace(/\[[^\]]+\]/g, 'x');
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
