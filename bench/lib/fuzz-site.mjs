import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { askJson } from './ask-json.mjs';

const MINUTE = 60_000;
/** Times shorter than the tokens of an editor and of staff are valid. */
const [OF_EDITOR_MS, OF_STAFF_MS] = [8 * MINUTE, 3 * MINUTE];

/** Caches an answer until it is nearly over. */
function keptFor(ms, ask) {
  let value;
  let until = 0;
  return async () => {
    if (Date.now() >= until) {
      value = await ask();
      until = Date.now() + ms;
    }
    return value;
  };
}

async function linkCodeTo({ email, folder }) {
  for (;;) {
    for (const file of existsSync(folder) ? readdirSync(folder) : []) {
      const mail = readFileSync(join(folder, file), 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '=');
      const [, code] = /reset-password\?[^\s]*code=([\w-]+)/.exec(mail) ?? [];
      if (code && mail.includes(`To: ${email}`)) return code;
    }
    await pause(100);
  }
}

/**
 * Callers: tokens of an editor, a manager and a member of staff, renewed before they end, and a patient's browser, who may see
 * what was booked.
 */
export async function createRoles({ backendUrl, backend, website, databaseFile }, booked) {
  const send = ({ path, ...given }) => {
    const address = `192.0.2.${1 + Math.floor(Math.random() * 250)}`;
    const headers = { 'X-Website-Key': website.WEBSITE_KEY, 'X-Client-IP': address };
    return askJson(`${backendUrl}/api${path}`, { ...given, headers });
  };
  const signIn = async ({ email, password }) =>
    (await send({ path: '/auth/local', data: { identifier: email, password } })).jwt;
  const manager = { email: backend.STAFF_EMAIL, password: backend.STAFF_PASSWORD };
  const signInEditor = async () => {
    const data = { email: backend.STAFF_EMAIL, password: backend.EDITOR_PASSWORD };
    return (await askJson(`${backendUrl}/admin/login`, { data })).data.token;
  };
  const staff = { email: 'fuzz-staff@clinic.example', password: 'a-bench-passphrase-9137' };
  const invitation = { email: staff.email, name: 'Fuzz', role: 'staff', branches: null, language: 'en' };
  await send({ path: '/staff-accounts', token: await signIn(manager), data: { data: invitation } });
  const code = await linkCodeTo({ email: staff.email, folder: join(dirname(databaseFile), 'mail') });
  const { password } = staff;
  await send({ path: '/auth/reset-password', data: { code, password, passwordConfirmation: password } });
  const tokens = {
    staff: keptFor(OF_STAFF_MS, () => signIn(staff)),
    manager: keptFor(OF_STAFF_MS, () => signIn(manager)),
    editor: keptFor(OF_EDITOR_MS, signInEditor),
  };
  const now = {};
  const renew = async () => {
    for (const [name, ask] of Object.entries(tokens)) now[name] = await ask();
  };
  await renew();
  const visitor = (random) => `10.${random.below(256)}.${random.below(256)}.${1 + random.below(254)}`;
  const toBackend = (name, token) => ({
    name,
    headers: ({ random }) => [
      ['Authorization', `Bearer ${token()}`],
      ['X-Website-Key', website.WEBSITE_KEY],
      ['X-Client-IP', visitor(random)],
    ],
  });
  const toWebsite = (name, cookie) => ({
    name,
    headers: ({ random }) => [
      ['Cookie', cookie()],
      ['X-Forwarded-For', visitor(random)],
    ],
  });
  const keys = booked.map(({ number, key: own }) => `booking-${number}=${own}`).join('; ');
  return {
    renew,
    backend: [
      { name: 'anonymous', headers: () => [] },
      toBackend('website', () => website.BACKEND_TOKEN),
      ...Object.keys(tokens).map((name) => toBackend(name, () => now[name])),
    ],
    website: [
      { name: 'anonymous', headers: ({ random }) => [['X-Forwarded-For', visitor(random)]] },
      toWebsite('patient', () => keys),
      ...['staff', 'manager'].map((name) => toWebsite(name, () => `staff=${now[name]}`)),
    ],
  };
}
