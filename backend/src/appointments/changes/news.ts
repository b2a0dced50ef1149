import { z } from 'zod';
import type { NewsReader } from '../../contract/news';
import { oneLine } from '../../contract/one-line';
import { LANGUAGES } from '../../contract/patient';
import { type Database, readRows } from '../../platform/database';
import { isoInstant, storedInstant } from '../../platform/instant';

const TABLE = 'appointments';

const readerRow = z.object({
  email: z.string(),
  first_name: z.string().transform(oneLine),
  language: z.enum(LANGUAGES),
  news_text: z.string(),
  consent_at: storedInstant,
});

/** Everybody who agreed to be written the clinic's news, once for each address, as they agreed last. */
export async function listNewsReaders(db: Database): Promise<NewsReader[]> {
  const agreed = db(TABLE).whereNotNull('news_text').whereNotNull('email');
  const rows = await readRows(readerRow, agreed.orderBy([{ column: 'consent_at' }, { column: 'id' }]));
  // The last of an address takes the place of those before it.
  const byAddress = new Map(rows.map((row) => [row.email.toLowerCase(), row]));
  return [...byAddress]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([email, row]) => ({
      email,
      firstName: row.first_name,
      language: row.language,
      agreedAt: isoInstant(row.consent_at),
      words: row.news_text,
    }));
}
