import { randomUUID } from 'node:crypto';
import type { Site } from '../../scripts/test/test-site.mjs';

let site: Site | null = null;

/** Makes a site the one under test in this worker. */
export function useSite(started: Site | null): void {
  site = started;
}

/** Moves the clock of both. */
export const moveSite = (shiftMs: number): Promise<void> => current().setClock(shiftMs);

/** Does what the backend does every minute. */
export const runJobs = (): Promise<void> => current().runJobs();

function current(): Site {
  if (site) return site;
  throw new Error('There is no site yet: ask in a test, a hook or a fixture, not while a file is loaded.');
}

let addresses = 0;

/** The address of another visitor: the limits per address are for what one person does. */
export function nextAddress(): string {
  addresses += 1;
  return `10.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

type Settings<Name extends string> = Record<string, string> & Record<Name, string>;

function seenByTests(seen: Site) {
  const { STAFF_EMAIL: email = '', STAFF_PASSWORD: password = '', EDITOR_PASSWORD = '' } = seen.backend;
  const ofWebsite = { BACKEND_TOKEN: '', WEBSITE_KEY: '', REVALIDATE_SECRET: '', ...seen.website };
  const websiteSettings: Settings<'BACKEND_TOKEN' | 'WEBSITE_KEY' | 'REVALIDATE_SECRET'> = ofWebsite;
  const backendSettings: Settings<'WEBSITE_KEY'> = { WEBSITE_KEY: '', ...seen.backend };
  const staff = { email, password };
  /** The settings are what the two were started with. */
  return { ...seen, websiteSettings, backendSettings, staff, editor: { email, password: EDITOR_PASSWORD } };
}

/** The site of this worker: a backend and a website, and data that nobody else touches. */
export const environment = new Proxy({} as ReturnType<typeof seenByTests>, {
  get: (_, name) => Reflect.get(seenByTests(current()), name),
});

export interface Call {
  /** GET without a body, POST with one, when left out. */
  method?: string;
  path: string;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

/** Calls the backend as the website does for a visitor that nobody has seen yet. @throws Error when it refuses */
export async function callBackend({ method, path, body, token, headers }: Call) {
  const answer = await fetch(`${environment.backendUrl}/api${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      'X-Website-Key': environment.websiteSettings.WEBSITE_KEY,
      'X-Client-IP': nextAddress(),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
