import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { inject } from 'vitest';
import { z } from 'zod';
import { moveClock } from './clock';
import { runOnServer } from './server';
import { startStrapi } from './strapi';

const directory = join(import.meta.dirname, '../yesterday');
const facts = z.object({
  takenAt: z.iso.datetime(),
  clinic: z.object({ branch: z.string(), doctor: z.string(), otherBranch: z.string() }).loose(),
  staff: z.object({ email: z.string(), password: z.string() }),
  /** Confirmed, so that a reminder of it waits in the outbox. */
  appointment: z.object({
    documentId: z.string(),
    bookingNumber: z.string(),
    manageKey: z.string(),
    startsAt: z.string(),
  }),
  held: z.object({ key: z.string(), startsAt: z.string() }),
});

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(directory, name), 'utf8'));

/**
 * Starts the backend on the database of a version from before the migrations, at the moment it was copied: its clock
 * goes on from there, so that what is held is held. What is in it and how it was made: tests/yesterday/README.md.
 */
export async function startYesterday() {
  const isPostgres = Boolean(inject('postgresUrl'));
  const yesterday = facts.parse(readJson(isPostgres ? 'postgres.json' : 'sqlite.json'));
  const content = brotliDecompressSync(
    readFileSync(join(directory, isPostgres ? 'postgres.sql.br' : 'sqlite.db.br')),
  );
  moveClock(Date.parse(yesterday.takenAt) - Date.now());
  const backend = await startStrapi({
    from: 'nothing',
    env: z.record(z.string(), z.string()).parse(readJson('environment.json')),
    prepare: async ({ dataDirectory, databaseUrl }) => {
      if (databaseUrl) return void (await runOnServer(databaseUrl, content.toString('utf8')));
      mkdirSync(dataDirectory, { recursive: true });
      writeFileSync(join(dataDirectory, 'clinic.db'), content);
    },
  });
  return { backend, yesterday };
}
