import { createStaff, editorToken, keptFor } from './editor.mjs';

const json = { 'content-type': 'application/json' };

async function answered(asked) {
  const answer = await asked;
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

const MINUTE = 60_000;

/**
 * Who asks: tokens of an editor, a manager and a member of staff, renewed before they end.
 *
 * @param {{ backendUrl: string, backend: Record<string, string>, website: Record<string, string> }} site
 */
export async function createRoles({ backendUrl, backend, website }) {
  const key = { 'X-Website-Key': website.WEBSITE_KEY };
  const signIn = async ({ email, password }) => {
    const headers = { ...json, ...key, 'X-Client-IP': `192.0.2.${1 + Math.floor(Math.random() * 250)}` };
    const body = JSON.stringify({ identifier: email, password });
    return (await answered(fetch(`${backendUrl}/api/auth/local`, { method: 'POST', headers, body }))).jwt;
  };
  const manager = { email: backend.STAFF_EMAIL, password: backend.STAFF_PASSWORD };
  const editor = editorToken({ backendUrl, backend });
  const staff = await createStaff({
    backendUrl,
    token: await editor(),
    email: 'fuzz-staff@clinic.example',
  });
  const tokens = {
    editor,
    manager: keptFor({ ms: 3 * MINUTE, ask: () => signIn(manager) }),
    staff: keptFor({ ms: 3 * MINUTE, ask: () => signIn(staff) }),
  };
  const now = {};
  const renew = async () => {
    for (const [name, ask] of Object.entries(tokens)) now[name] = await ask();
  };
  await renew();
  const visitor = (random) => `10.${random.below(256)}.${random.below(256)}.${1 + random.below(254)}`;
  const asVisitor = (random) => [
    ['X-Website-Key', website.WEBSITE_KEY],
    ['X-Client-IP', visitor(random)],
  ];
  const bearer =
    (name) =>
    ({ random }) => [['Authorization', `Bearer ${now[name]}`], ...asVisitor(random)];
  const cookie =
    (name) =>
    ({ random }) => [
      ['Cookie', `staff=${now[name]}`],
      ['X-Forwarded-For', visitor(random)],
    ];
  return {
    renew,
    backend: [
      { name: 'anonymous', headers: () => [] },
      {
        name: 'website',
        headers: ({ random }) => [['Authorization', `Bearer ${website.BACKEND_TOKEN}`], ...asVisitor(random)],
      },
      { name: 'staff', headers: bearer('staff') },
      { name: 'manager', headers: bearer('manager') },
      { name: 'editor', headers: bearer('editor') },
    ],
    website: [
      { name: 'anonymous', headers: ({ random }) => [['X-Forwarded-For', visitor(random)]] },
      { name: 'staff', headers: cookie('staff') },
      { name: 'manager', headers: cookie('manager') },
    ],
  };
}
