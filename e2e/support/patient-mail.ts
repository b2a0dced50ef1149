import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { environment } from './environment';

/** The kinds of mail the backend has written to an address; without a mail server each is a file. */
export function mailsTo(email: string): string[] {
  const directory = join(dirname(environment.databaseFile), 'mail');
  return readdirSync(directory).flatMap((file) => {
    const kind = /^(.+)-[a-z0-9]{24}\.eml$/.exec(file)?.[1];
    return kind && readFileSync(join(directory, file), 'utf8').includes(`To: ${email}`) ? [kind] : [];
  });
}
