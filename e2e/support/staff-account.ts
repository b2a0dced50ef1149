import { randomBytes, randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { environment, websiteSettings } from './environment';
import { mailTextsTo } from './patient-mail';

async function send({
  path,
  token,
  data,
}: {
  path: string;
  token?: string;
  data: unknown;
}): Promise<unknown> {
  const answer = await fetch(`${environment.backendUrl}/api${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Website-Key': websiteSettings().WEBSITE_KEY ?? '',
      // A visitor of their own: sign-ins of one address are counted.
      'X-Client-IP': `192.0.2.${randomInt(1, 255)}`,
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(data),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer.json();
}

/** The link's code in a mail that is written with the escapes of quoted-printable. */
function codeIn(mail: string): string | undefined {
  return /reset-password\?[^\s]*code=([\w-]+)/.exec(
    mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='),
  )?.[1];
}

/** The codes of the links for a password that were mailed to an address. */
export function linkCodesTo(email: string): string[] {
  return mailTextsTo(email).flatMap((mail) => codeIn(mail) ?? []);
}

/** A colleague of the call centre, invited by the manager and with a password chosen by the link of the mail. */
export async function inviteColleague(): Promise<{ email: string; password: string }> {
  const { email: identifier, password: own } = environment.staff;
  const session = await send({ path: '/auth/local', data: { identifier, password: own } });
  const email = `colleague-${randomBytes(5).toString('hex')}@clinic.example`;
  const password = randomBytes(12).toString('hex');
  const invitation = { email, name: 'Samira Adel', role: 'staff', branches: null, language: 'en' };
  const token = String(Reflect.get(Object(session), 'jwt'));
  await send({ path: '/staff-accounts', token, data: { data: invitation } });
  await expect.poll(() => linkCodesTo(email)).toHaveLength(1);
  const [code] = linkCodesTo(email);
  await send({ path: '/auth/reset-password', data: { code, password, passwordConfirmation: password } });
  return { email, password };
}
