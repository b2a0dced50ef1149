import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { environment } from './environment';

/** Without a mail server each mail is a file, named after its kind. */
function filesTo(email: string): { kind: string; text: string }[] {
  const directory = join(dirname(environment.databaseFile), 'mail');
  // Made with the first mail.
  if (!existsSync(directory)) return [];
  return readdirSync(directory).flatMap((file) => {
    const kind = /^(.+)-[a-z0-9]{24}\.eml$/.exec(file)?.[1];
    const text = kind ? readFileSync(join(directory, file), 'utf8') : '';
    return kind && text.includes(`To: ${email}`) ? [{ kind, text }] : [];
  });
}

/** The kinds of mail the backend has sent to an address. */
export function mailsTo(email: string): string[] {
  return filesTo(email).map(({ kind }) => kind);
}

/** The mails to an address as they were sent. */
export function mailTextsTo(email: string): string[] {
  return filesTo(email).map(({ text }) => text);
}
