import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { environment } from './environment';

const mailDirectory = () => join(dirname(environment.databaseFile), 'mail');

/** Without a mail server each mail is a file, named after its kind. */
function filesTo(email: string): { kind: string; text: string }[] {
  // Made with the first mail.
  if (!existsSync(mailDirectory())) return [];
  return readdirSync(mailDirectory()).flatMap((file) => {
    const kind = /^(.+)-[a-z0-9]{24}\.eml$/.exec(file)?.[1];
    const text = kind ? readFileSync(join(mailDirectory(), file), 'utf8') : '';
    return kind && text.includes(`To: ${email}`) ? [{ kind, text }] : [];
  });
}

/** The kinds of mail the backend has sent to an address. */
export const mailsTo = (email: string): string[] => filesTo(email).map(({ kind }) => kind);

/** The mails to an address as they were sent. */
export const mailTextsTo = (email: string): string[] => filesTo(email).map(({ text }) => text);

/** Without a gateway each message to a phone is a file too: the words of those to a phone in E.164. */
export function phoneMessagesTo(phone: string): string[] {
  if (!existsSync(mailDirectory())) return [];
  return readdirSync(mailDirectory()).flatMap((file) => {
    const text = file.endsWith('.txt') ? readFileSync(join(mailDirectory(), file), 'utf8') : '';
    return text.startsWith(`To: ${phone}\n`) ? [text] : [];
  });
}

/** The short link at the end of a message to a phone, without the name of the site; undefined where there is none. */
export const shortLinkIn = (message: string): string | undefined =>
  /\/((?:en|ar)\/v\/\d{9}#[\w-]{12})$/m.exec(message)?.[1];

const CODE = /(?<!\d)\d{6}(?!\d)/;

/** The code that a phone was sent, once it has come. */
export async function codeSentTo(phone: string): Promise<string> {
  const codes = () => phoneMessagesTo(phone).flatMap((text) => CODE.exec(text.split('\n\n')[1] ?? '') ?? []);
  await expect.poll(codes).toHaveLength(1);
  return codes()[0] ?? '';
}
