import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { environment, nextAddress } from './environment';
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
      'X-Website-Key': environment.websiteSettings.WEBSITE_KEY ?? '',
      'X-Client-IP': nextAddress(),
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

/** Invites somebody as the manager does; they choose a password by the link of the mail. */
export async function inviteStaff({
  role,
  branches = null,
}: {
  role: string;
  branches?: string[] | null;
}): Promise<{ email: string; password: string }> {
  const { email: identifier, password: own } = environment.staff;
  const session = await send({ path: '/auth/local', data: { identifier, password: own } });
  const email = `${role}-${randomBytes(5).toString('hex')}@clinic.example`;
  const password = randomBytes(12).toString('hex');
  const invitation = { email, name: 'Samira Adel', role, branches, language: 'en' };
  const token = String(Reflect.get(Object(session), 'jwt'));
  await send({ path: '/staff-accounts', token, data: { data: invitation } });
  await expect.poll(() => linkCodesTo(email), { intervals: [50, 100, 250] }).toHaveLength(1);
  const [code] = linkCodesTo(email);
  const chosen = { code, password, passwordConfirmation: password };
  const entered = await send({ path: '/auth/reset-password', data: chosen });
  // Choosing a password signs in, on a device that is nobody's here.
  await send({ path: '/auth/logout', token: String(Reflect.get(Object(entered), 'jwt')), data: {} });
  return { email, password };
}
