import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SharedStore } from './valkey-store';

const KEY = 'last-started';
/** A website that was started before this is not asked about any more, seconds. */
const REMEMBERED_SECONDS = 90 * 24 * 60 * 60;

/** What all websites of a clinic have in common, but while a new version takes over. */
const build = z.object({ id: z.string(), formsKey: z.string() });
type Build = z.infer<typeof build>;

/** A build by its id and a digest of the key that its forms are bound to. */
export function describeBuild({ id, formsKey }: { id: string; formsKey: string }): Build {
  return { id, formsKey: createHash('sha256').update(formsKey).digest('hex').slice(0, 12) };
}

/**
 * Leaves word of this build for the website that starts next, and compares it with what the last one left.
 * @returns a sentence for each difference
 */
export async function compareBuilds(store: SharedStore, own: Build): Promise<string[]> {
  const bytes = await store.get(KEY);
  store.set(KEY, Buffer.from(JSON.stringify(own)), REMEMBERED_SECONDS);
  const last = build.safeParse(parseJson(String(bytes)));
  if (!last.success) return [];
  const { id, formsKey } = last.data;
  return [
    ...(id === own.id
      ? []
      : [
          `The website started before this one runs build ${id}, this one ${own.id}: right while a new version takes over; otherwise build once and copy it.`,
        ]),
    ...(formsKey === own.formsKey
      ? []
      : [
          'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY is another one than that of the website started before: forms opened on one are refused by the other. Give all the same.',
        ]),
  ];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
