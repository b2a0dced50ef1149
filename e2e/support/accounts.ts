import { randomBytes } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { columnOf, firstValue, idOfAppointment } from './database';
import { type Call, callBackend, environment } from './environment';
import { mailTextsTo } from './patient';

export type Account = { email: string; password: string };

export type Role = 'call_centre' | 'reception' | 'doctor' | 'staff' | 'manager';

type Session = { account: Account; jwt: string; refreshToken: string };

async function signIn(account: Account): Promise<Session> {
  const body = { identifier: account.email, password: account.password };
  return { account, ...(await callBackend({ path: '/auth/local', body })) };
}

/** A token of a new session, as the website would keep it in its cookie. */
export const tokenOf = async (account: Account): Promise<string> => (await signIn(account)).jwt;

/** The codes of the links for a password that were mailed to an address, which are written as quoted-printable. */
export function linkCodesTo(email: string): string[] {
  return mailTextsTo(email).flatMap((mail) => {
    const text = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    return /reset-password\?[^\s]*code=([\w-]+)/.exec(text)?.[1] ?? [];
  });
}

/** Invites somebody as the manager does. @param branches document ids; all when null @param doctor of whom it is the account @returns their address */
export async function inviteStaff(
  role: Role,
  branches: string[] | null = null,
  doctor: string | null = null,
): Promise<string> {
  const email = `${role}-${randomBytes(5).toString('hex')}@clinic.example`;
  const invitation = { email, name: 'Samira Adel', role, branches, doctor, language: 'en' };
  const token = await sessionOf({ person: 'who invites', begin: () => signIn(environment.staff) });
  await callBackend({ path: '/staff-accounts', token, body: { data: invitation } });
  return email;
}

/** Makes an account: somebody is invited, and chooses a password by the link of the mail, which signs in. */
export async function openAccount(role: Role, branches?: string[], doctor?: string): Promise<Session> {
  const email = await inviteStaff(role, branches, doctor);
  // With digits alone, or few letters beside a word of the clinic, it would be a common password.
  const password = `a sentence of nobody ${randomBytes(12).toString('hex')}`;
  await expect.poll(() => linkCodesTo(email), { intervals: [50, 100, 250] }).toHaveLength(1);
  const body = { code: linkCodesTo(email)[0], password, passwordConfirmation: password };
  return { account: { email, password }, ...(await callBackend({ path: '/auth/reset-password', body })) };
}

/** Makes an account of which nobody is signed in. */
export async function createAccount(role: Role): Promise<Account> {
  const { account, jwt } = await openAccount(role);
  await callBackend({ path: '/auth/logout', token: jwt, body: {} });
  return account;
}

/** Document id of an account, which its page in the staff area is opened by. */
export const idOfAccount = ({ email }: Pick<Account, 'email'>): string =>
  String(firstValue('SELECT document_id FROM up_users WHERE email = ?', email));

/** A token is good for five minutes, and has to last for a test. */
const RENEWED_AFTER_MS = 30_000;
/** Sessions by site and person: a sign-in costs as much as ten pages, and few tests are about it. */
const sessions = new Map<string, Session & { at: number }>();

async function sessionOf({ person, begin }: { person: string; begin: () => Promise<Session> }) {
  // Of this very site: a later one may be given the port of one that has ended.
  const key = `${environment.databaseFile} ${person}`;
  const known = sessions.get(key);
  const at = Date.now();
  if (known && at - known.at < RENEWED_AFTER_MS) return known.jwt;
  const session = await (known ? renew(known) : begin());
  sessions.set(key, { ...session, at });
  return session.jwt;
}

const renew = ({ account, refreshToken }: Session): Promise<Session> =>
  callBackend({ path: '/auth/refresh', body: { refreshToken } }).then(
    (renewed) => ({ account, ...renewed }),
    () => signIn(account),
  );

/** A token of a colleague at another desk, who is the same person in all tests of a site. */
const tokenOfColleague = (role: Role): Promise<string> =>
  sessionOf({ person: `${role} elsewhere`, begin: () => openAccount(role) });

/** Has the browser hold a session, as the website would keep it; whoever was signed in is out. */
async function holdSession(context: BrowserContext, token: string): Promise<void> {
  await context.addCookies([{ name: 'staff', value: token, url: environment.siteUrl, httpOnly: true }]);
}

/** Has the browser hold a session of somebody of a role, who is the same person in all tests of a site. */
export async function enterAs(context: BrowserContext, role: Role): Promise<void> {
  await holdSession(context, await sessionOf({ person: role, begin: () => openAccount(role) }));
}

/** Makes somebody of a role whom no other test meets, and has the browser hold a session of theirs. */
export async function enterAsNew(context: BrowserContext, role: Role, doctor?: string): Promise<Account> {
  const { account, jwt } = await openAccount(role, undefined, doctor);
  await holdSession(context, jwt);
  return account;
}

/** A page without script, which holds the sessions of another one; its context ends with it. */
export async function openWithoutScript(page: Page): Promise<Page> {
  const bare = await page.context().browser()?.newPage({ javaScriptEnabled: false });
  if (!bare) throw new Error('There is no browser.');
  await bare.context().addCookies(await page.context().cookies());
  return bare;
}

/** Calls the backend as somebody at another desk. */
export const colleague = async (call: Call, role: Role = 'staff'): ReturnType<typeof callBackend> =>
  callBackend({ ...call, token: await tokenOfColleague(role) });

/** A colleague confirms an appointment, cancels it, or says that it has taken place. */
export async function settleAppointment(
  bookingNumber: string,
  to: 'confirmed' | 'canceled' | 'done' = 'confirmed',
) {
  const reason = to === 'canceled' ? { reason: 'Asked for' } : {};
  const data = { to, version: columnOf(bookingNumber, 'version'), ...reason };
  await colleague({ path: `/appointments/${idOfAppointment(bookingNumber)}/transitions`, body: { data } });
}

/** A colleague corrects the age that was noted: whoever looked at the appointment earlier is slower. */
export async function overtake(bookingNumber: string): Promise<void> {
  const path = `/appointments/${idOfAppointment(bookingNumber)}`;
  const { data: noted } = await colleague({ path });
  const { version, firstName, lastName, phone, email, additionalNotes, contractType } = noted;
  const form = { version, firstName, lastName, phone, email, additionalNotes, contractType };
  const data = { ...form, organisation: null, age: noted.age + 1 };
  await colleague({ path: `${path}/amendment`, body: { data } });
}

/** A manager changes booking settings; whoever does puts them back, as others book on the same site. */
export async function changeSettings(values: Record<string, string>): Promise<void> {
  const path = '/booking-settings/desk';
  const { version } = (await colleague({ path }, 'manager')).data;
  await colleague({ method: 'PUT', path, body: { data: { version, language: 'en', values } } }, 'manager');
}
