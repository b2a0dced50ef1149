import { open, readFile } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { GONE } from '../../appointments/record/patient-columns';
import { erasureFile } from '../../platform/environment/paths';

const erasure = z.object({
  visits: z.array(z.string()),
  messages: z.array(z.string()),
  waiting: z.array(z.string()).default([]),
  incoming: z.array(z.string()).default([]),
  imported: z.array(z.string()).default([]),
});

/** Erased document ids alone: nothing in it says who it was. */
export type Erasures = z.infer<typeof erasure>;

/** Reads all that is known to be erased here; a line that was cut off by a power cut counts for nothing. */
export async function readErasures(): Promise<Erasures> {
  const text = await readFile(erasureFile(), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  const all = text.split('\n').flatMap((line) => {
    try {
      return [erasure.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });
  return {
    visits: all.flatMap(({ visits }) => visits),
    messages: all.flatMap(({ messages }) => messages),
    waiting: all.flatMap(({ waiting }) => waiting),
    incoming: all.flatMap(({ incoming }) => incoming),
    imported: all.flatMap(({ imported }) => imported),
  };
}

/** Lists erasures outside of the database, where no restored backup undoes them; throws when the disk does not take it. */
export async function noteErasures(strapi: Core.Strapi): Promise<void> {
  const db = strapi.db.connection;
  const known = await readErasures();
  const erased = {
    visits: await db('appointments').whereNotNull('erased_at').pluck('document_id'),
    messages: await db('contact_messages').where({ email: GONE }).pluck('document_id'),
    waiting: await db('waiting_entries').whereNotNull('erased_at').pluck('document_id'),
    incoming: await db('incoming_messages').whereNotNull('erased_at').pluck('document_id'),
    imported: await db('imported_patients').whereNotNull('erased_at').pluck('document_id'),
  };
  const missing = erasure.parse({
    visits: difference(erased.visits, known.visits),
    messages: difference(erased.messages, known.messages),
    waiting: difference(erased.waiting, known.waiting),
    incoming: difference(erased.incoming, known.incoming),
    imported: difference(erased.imported, known.imported),
  });
  if (Object.values(missing).every((ids) => ids.length === 0)) return;
  const file = await open(erasureFile(), 'a', 0o600);
  try {
    // Begins a line of its own after one that was cut off.
    await file.writeFile(`\n${JSON.stringify(missing)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

function difference(all: string[], known: string[]): string[] {
  const noted = new Set(known);
  return all.filter((id) => !noted.has(id));
}
