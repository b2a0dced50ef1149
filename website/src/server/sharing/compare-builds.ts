import { createHash } from 'node:crypto';
import Redis from 'iovalkey';
import { z } from 'zod';

const KEY = 'clinic:last-started';
/** A website that was started before this is not asked about any more, seconds. */
const REMEMBERED_SECONDS = 90 * 24 * 60 * 60;
const CONNECT_TIMEOUT_MS = 1000;
const RETRY_MS = 1000;

/** Facts that all websites of a clinic have in common, but while a new version takes over. */
const build = z.object({ id: z.string().regex(/^[\w-]{1,64}$/), formsKey: z.string() });
type Build = z.infer<typeof build>;

/** A build by its id and a digest of the key that its forms are bound to. */
export function describeBuild({ id, formsKey }: { id: string; formsKey: string }): Build {
  return { id, formsKey: createHash('sha256').update(formsKey).digest('hex').slice(0, 12) };
}

/** Compares this build with what the last left in Valkey, and leaves its own word; returns a sentence per difference. */
export async function compareBuilds(
  url: string,
  own: Build,
  onError: (error: Error) => void = () => {},
): Promise<string[]> {
  const client = new Redis(url, {
    connectTimeout: CONNECT_TIMEOUT_MS,
    maxRetriesPerRequest: null,
    retryStrategy: () => RETRY_MS,
  });
  // Without a listener it would end the process.
  client.on('error', onError);
  try {
    const last = build.safeParse(parseJson(await client.get(KEY)));
    await client.set(KEY, JSON.stringify(own), 'EX', REMEMBERED_SECONDS);
    return last.success ? differences(last.data, own) : [];
  } finally {
    client.disconnect();
  }
}

function differences(last: Build, own: Build): string[] {
  return [
    ...(last.id === own.id
      ? []
      : [
          `The website started before this one runs build ${last.id}, this one ${own.id}: right while a new version takes over; otherwise build once and copy it.`,
        ]),
    ...(last.formsKey === own.formsKey
      ? []
      : [
          'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY is another one than that of the website started before: forms opened on one are refused by the other. Give all the same.',
        ]),
  ];
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
