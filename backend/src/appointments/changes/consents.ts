import { z } from 'zod';
import { writeLog } from '../../audit/write-log';
import { fieldChange, type HistoryActor } from '../../contract/appointment-history';
import { CONSENT_WAYS, CONSENTS, type Consent, type ConsentPurpose } from '../../contract/consent';
import { isErased } from '../../contract/patient';
import { STATUSES } from '../../contract/transitions';
import { type Database, readRows, type Transaction } from '../../platform/database';
import { isoInstant, storedInstant, storedJson } from '../../platform/instant';
import type { With } from '../../platform/with';
import type { AppointmentRow } from '../record/appointment-rows';
import { noteEvent, readHistory } from '../record/history-rows';

const TABLE = 'appointments';
const WITHDRAWN = 'consentWithdrawn';
/** Columns with the words that were agreed to, of what can be agreed to alone. */
const WORDS = { phone: 'tell_by_text', news: 'news_text' } as const;

const given = z.object({
  consent_text: z.string(),
  consent_version: z.string(),
  consent_given: z.enum(CONSENT_WAYS).nullable(),
  consent_at: storedInstant,
  tell_by_text: z.string().nullable(),
  news_text: z.string().nullable(),
});

/** Reads the consents of an appointment's patient with their withdrawals; none for an erased patient. */
export async function readConsents(
  db: Database,
  row: AppointmentRow,
  presentActor: (actor: string) => HistoryActor,
): Promise<Consent[]> {
  if (isErased(row)) return [];
  const stored = given.parse(
    await db(TABLE).where({ document_id: row.document_id }).first(Object.keys(given.shape)),
  );
  const history = await readHistory(db, row.document_id);
  const words = { booking: stored.consent_text, phone: stored.tell_by_text, news: stored.news_text };
  return CONSENTS.flatMap((purpose): Consent[] => {
    const ended = history.findLast(
      ({ action, changes }) => action === WITHDRAWN && changes[0]?.field === purpose,
    );
    const before = ended?.changes[0]?.from;
    const text = words[purpose] || (typeof before === 'string' ? before : null);
    if (!text) return [];
    // A purpose that was agreed to again since is not withdrawn.
    const isWithdrawn = ended !== undefined && (purpose === 'booking' || words[purpose] === null);
    return [
      {
        purpose,
        text,
        version: purpose === 'booking' ? stored.consent_version : null,
        way: stored.consent_given,
        givenAt: isoInstant(stored.consent_at),
        withdrawn: isWithdrawn ? { at: isoInstant(ended.at), by: presentActor(ended.actor) } : null,
      },
    ];
  });
}

const withdrawn = z.object({ appointment: z.string(), changes: storedJson(z.array(fieldChange)) });

/** Lists the consents that were withdrawn, each as the id of the appointment and the purpose. */
export async function listWithdrawn(db: Database): Promise<string[]> {
  // Not bound: SQLite takes the index only where it sees that it is enough.
  const lines = db('appointment_events').whereRaw(`action = '${WITHDRAWN}'`).whereNotNull('changes');
  const rows = await readRows(withdrawn, lines);
  return rows.flatMap(({ appointment, changes: [change] }) =>
    change ? `${appointment} ${change.field}` : [],
  );
}

const reached = z.object({ document_id: z.string(), status: z.enum(STATUSES), words: z.string() });

/** The appointments whose consent ends with that of one: of its address or its phone, as each agreed for those alone; of a phone that may be another's, its booking. */
async function listReached(trx: Transaction, row: AppointmentRow, purpose: ConsentPurpose, isOwn: boolean) {
  if (purpose === 'booking') {
    const { consent_text: words } = await trx(TABLE)
      .where({ document_id: row.document_id })
      .first('consent_text');
    return [reached.parse({ ...row, words })];
  }
  if (purpose === 'news' && row.email === null) return [];
  const column = WORDS[purpose];
  const same = trx(TABLE).whereNotNull(column);
  if (purpose === 'news') same.whereRaw('lower(email) = ?', [row.email?.toLowerCase() ?? '']);
  else if (isOwn) same.where({ phone: row.phone });
  else same.where(row.series === null ? { document_id: row.document_id } : { series: row.series });
  return z.array(reached).parse(await same.select('document_id', 'status', { words: column }));
}

/**
 * Withdraws a patient's consent in all bookings of the same address, and of the same phone if it `isOwn`. Returns what {@link
 * listWithdrawn} lists; empty if there was no consent.
 */
export async function withdrawConsent(
  { trx, by, address, now, isOwn }: With<'trx' | 'address' | 'now'> & { by: string | null; isOwn: boolean },
  row: AppointmentRow,
  purpose: ConsentPurpose,
  actor: string,
): Promise<string[]> {
  if (isErased(row)) return [];
  // Of two presses at once the second finds what the first has withdrawn. SQLite has one writer.
  await trx(TABLE).where({ document_id: row.document_id }).forUpdate().first('id');
  const consents = await readConsents(trx, row, () => ({ kind: 'system', name: null, isYou: false }));
  const isWithdrawn = consents.some((one) => one.purpose === purpose && one.withdrawn !== null);
  const rows = isWithdrawn && purpose === 'booking' ? [] : await listReached(trx, row, purpose, isOwn);
  if (rows.length === 0) return [];
  if (purpose !== 'booking') {
    const ended = purpose === 'news' ? { news_text: null } : { tell_by_text: null, tell_by: null };
    const ids = rows.map(({ document_id }) => document_id);
    await trx(TABLE)
      .whereIn('document_id', ids)
      .update({ ...ended, updated_at: new Date(now) });
  }
  for (const { words, ...one } of rows) {
    const changes = [{ field: purpose, from: words, to: null }];
    await noteEvent({ trx, by: actor, now }, one, WITHDRAWN, { changes });
  }
  const about = { subject: row.document_id, detail: { purpose } };
  await writeLog({ db: trx, by, address, now }, 'consent.withdraw', about);
  return rows.map(({ document_id }) => `${document_id} ${purpose}`);
}
