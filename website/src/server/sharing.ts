import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import Redis from 'iovalkey';
import { z } from 'zod';
import { contentChanges } from '../contract/content-changes';
import { type ContentVersions, learnVersions } from '../lib/cache/content-changes';
import { parseJson } from '../lib/process/parse-json';

/** A publish reaches every website within this and the time of one call, ms. */
const ASKED_EVERY_MS = 1000;
/** A backend that does not answer in this time is asked again, ms. */
const TIMEOUT_MS = 2000;
/** Tries before the first visitor is let in: a busy backend may answer late, one that is away fails at once. */
const FIRST_TRIES = 3;

const LAST_STARTED = 'clinic:last-started';
/** A website that was started before this is not asked about any more, seconds. */
const REMEMBERED_SECONDS = 90 * 24 * 60 * 60;
const CONNECT_TIMEOUT_MS = 1000;
const RETRY_MS = 1000;

/** Facts that all websites of a clinic have in common, but while a new version takes over. */
const build = z.object({ id: z.string().regex(/^[\w-]{1,64}$/), formsKey: z.string() });
type Build = z.infer<typeof build>;

/** Has one of several websites hear of changes; reports in one line its settings, and any website of another build. */
export async function startSharing(
  buildId: string,
  settings: {
    VALKEY_URL?: string | undefined;
    BACKEND_URL: string;
    WEBSITE_KEY: string;
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: string;
  },
  log: (line: string) => void,
): Promise<void> {
  const { VALKEY_URL: url, BACKEND_URL: backendUrl, WEBSITE_KEY: key } = settings;
  if (!url) return log(`Website, build ${buildId}: is the only one (no VALKEY_URL).`);
  const { host } = new URL(url);
  log(`Website, build ${buildId}: is one of several, compared with the others through ${host}.`);
  let isSaid = false;
  const sayOnce = () => {
    if (!isSaid) log(`${host} does not answer: builds are compared once it does.`);
    isSaid = true;
  };
  compareBuilds(url, describeBuild(buildId, settings.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY), sayOnce)
    .then((lines) => {
      for (const line of lines) log(line);
    })
    .catch(sayOnce);
  await watchChanges(() => readChanges({ backendUrl, key }));
}

/** A build by its id and a digest of the key that its forms are bound to. */
export function describeBuild(id: string, formsKey: string): Build {
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
    const left = await client.set(LAST_STARTED, JSON.stringify(own), 'EX', REMEMBERED_SECONDS, 'GET');
    return differences(build.safeParse(parseJson(left ?? '')).data ?? own, own);
  } finally {
    client.disconnect();
  }
}

function differences(last: Build, own: Build): string[] {
  const lines: string[] = [];
  if (last.id !== own.id)
    lines.push(
      `The website started before this one runs build ${last.id}, this one ${own.id}: right while a new version takes over; otherwise build once and copy it.`,
    );
  if (last.formsKey !== own.formsKey)
    lines.push(
      'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY is another one than that of the website started before: forms opened on one are refused by the other. Give all the same.',
    );
  return lines;
}

/** Returns what the backend says has changed, by cache tag. @throws Error when it does not answer so */
export async function readChanges({
  backendUrl,
  key,
}: {
  backendUrl: string;
  key: string;
}): Promise<ContentVersions> {
  const answer = await fetch(`${backendUrl}/api/content-changes`, {
    headers: { 'X-Website-Key': key },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}.`);
  return contentChanges.parse(await answer.json()).data;
}

/**
 * Asks every second for changes: the backend's notice reaches one website only. A website that was stopped, cut off or
 * started later than the others hears of everything in its first answer; nothing can be missed, as an answer holds all
 * there is.
 *
 * @param everyMs how long it waits between an answer and the next question
 * @returns once the backend has answered, or was asked in vain
 */
export async function watchChanges(
  read: () => Promise<ContentVersions>,
  everyMs = ASKED_EVERY_MS,
): Promise<void> {
  for (let tries = 1; !(await ask(read)) && tries < FIRST_TRIES; tries += 1);
  void (async () => {
    for (;;) {
      await pause(everyMs, null, { ref: false });
      await ask(read);
    }
  })();
}

/** False where there was no answer: pages stay as they are while the backend is away; the next answer tells what changed meanwhile. */
async function ask(read: () => Promise<ContentVersions>): Promise<boolean> {
  try {
    learnVersions(await read());
    return true;
  } catch {
    return false;
  }
}
