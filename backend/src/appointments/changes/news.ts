import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { writeLog } from '../../audit/write-log';
import type { NewsReader } from '../../contract/news';
import { oneLine } from '../../contract/one-line';
import { LANGUAGES } from '../../contract/patient';
import { type Database, inTransaction } from '../../platform/database';
import { isoInstant, storedInstant } from '../../platform/instant';
import type { AppointmentRow } from '../record/appointment-rows';

const TABLE = 'appointments';

/**
 * Nothing of the clinic's news may be written to the address of an appointment any more, whatever was agreed to with any
 * other. Withdrawn twice is withdrawn. The access log has when and by whom.
 *
 * @param options.by document id of the account; null for the patient
 */
export async function withdrawNews({
  strapi,
  row,
  by,
  address,
  now,
}: {
  strapi: Core.Strapi;
  row: AppointmentRow;
  by: string | null;
  address: string | null;
  now: number;
}): Promise<AppointmentRow> {
  const { email, document_id: subject } = row;
  if (email === null) return row;
  await inTransaction(strapi, async (trx) => {
    const withdrawn = await trx(TABLE)
      .whereRaw('lower(email) = ?', [email.toLowerCase()])
      .whereNotNull('news_text')
      .update({ news_text: null, updated_at: new Date(now) });
    if (withdrawn === 0) return;
    await writeLog(trx, { actor: by, action: 'news.withdraw', subject, address }, now);
  });
  return { ...row, news_text: null };
}

const readerRow = z.object({
  email: z.string(),
  first_name: z.string().transform(oneLine),
  language: z.enum(LANGUAGES),
  news_text: z.string(),
  consent_at: storedInstant,
});

/** Everybody who agreed to be written the clinic's news, once for each address, as they agreed last. */
export async function listNewsReaders(db: Database): Promise<NewsReader[]> {
  const rows = z.array(readerRow).parse(
    await db(TABLE)
      .whereNotNull('news_text')
      .whereNotNull('email')
      .orderBy([{ column: 'consent_at' }, { column: 'id' }])
      .select('email', 'first_name', 'language', 'news_text', 'consent_at'),
  );
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
