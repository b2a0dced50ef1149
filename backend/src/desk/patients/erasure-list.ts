import { appendFile, readFile } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { listWithdrawn } from '../../appointments/changes/consents';
import { GONE } from '../../appointments/record/patient-columns';
import { parseJson } from '../../contract/parse-json';
import { erasureFile, ifMissing } from '../../platform/environment/paths';

const ids = z.array(z.string());
/** Erased document ids alone: nothing in it says who it was. */
const erasure = z.object({
  visits: ids,
  messages: ids,
  waiting: ids.default([]),
  incoming: ids.default([]),
  imported: ids.default([]),
  guarded: ids.default([]),
  withdrawn: ids.default([]),
});
type Erasures = z.infer<typeof erasure>;

const KINDS = ['visits', 'messages', 'waiting', 'incoming', 'imported', 'guarded', 'withdrawn'] as const;
const none = (): Erasures => erasure.parse({ visits: [], messages: [] });

/** Reads all that is known to be erased here; a line that was cut off by a power cut counts for nothing. */
export async function readErasures(): Promise<Erasures> {
  const text = await readFile(erasureFile(), 'utf8').catch(ifMissing(''));
  const all = text.split('\n').flatMap((line) => erasure.safeParse(parseJson(line)).data ?? []);
  const known = none();
  for (const kind of KINDS) known[kind] = all.flatMap((one) => one[kind]);
  return known;
}

/** Lists erasures, and consents that were withdrawn, outside of the database, where no restored backup undoes them; throws when the disk does not take it. */
export async function noteErasures(strapi: Core.Strapi): Promise<void> {
  const db = strapi.db.connection;
  const known = await readErasures();
  const erased: Record<(typeof KINDS)[number], string[]> = {
    visits: await db('appointments').whereNotNull('erased_at').pluck('document_id'),
    messages: await db('contact_messages').where({ email: GONE }).pluck('document_id'),
    waiting: await db('waiting_entries').whereNotNull('erased_at').pluck('document_id'),
    incoming: await db('incoming_messages').whereNotNull('erased_at').pluck('document_id'),
    imported: await db('imported_patients').whereNotNull('erased_at').pluck('document_id'),
    guarded: await db('appointments').where({ guardian_phone: '' }).pluck('document_id'),
    withdrawn: await listWithdrawn(db),
  };
  const missing = none();
  for (const kind of KINDS) {
    const noted = new Set(known[kind]);
    missing[kind] = erased[kind].filter((id) => !noted.has(id));
  }
  if (Object.values(missing).every((ids) => ids.length === 0)) return;
  // Begins a line of its own after one that was cut off.
  await appendFile(erasureFile(), `\n${JSON.stringify(missing)}\n`, { mode: 0o600, flush: true });
}
