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
  throw new Error(
    'There is no site yet: ask within a test, a hook or a fixture, not while a file is loaded.',
  );
}

let addresses = 0;

/** The address of another visitor: the limits per address are for what one person does. */
export function nextAddress(): string {
  addresses += 1;
  return `10.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

/** The site of this worker: a backend and a website, and data that nobody else touches. */
export const environment = {
  /** Where it is reached. */
  get siteUrl() {
    return current().siteUrl;
  },
  /** What its pages call themselves: in canonical addresses, the sitemap, previews. */
  get publicUrl() {
    return current().publicUrl;
  },
  get backendUrl() {
    return current().backendUrl;
  },
  get databaseFile() {
    return current().databaseFile;
  },
  /** The folder with the main.mjs of the website's build. */
  get websiteBuild() {
    return current().websiteBuild;
  },
  /** What the two were started with. */
  get websiteSettings(): Record<string, string> &
    Record<'BACKEND_TOKEN' | 'WEBSITE_KEY' | 'REVALIDATE_SECRET', string> {
    return { BACKEND_TOKEN: '', WEBSITE_KEY: '', REVALIDATE_SECRET: '', ...current().website };
  },
  get backendSettings(): Record<string, string> & { WEBSITE_KEY: string } {
    return { WEBSITE_KEY: '', ...current().backend };
  },
  get backendLog() {
    return current().backendLog;
  },
  get websiteLog() {
    return current().websiteLog;
  },
  get staff() {
    const { STAFF_EMAIL: email = '', STAFF_PASSWORD: password = '' } = current().backend;
    return { email, password };
  },
  get editor() {
    const { STAFF_EMAIL: email = '', EDITOR_PASSWORD: password = '' } = current().backend;
    return { email, password };
  },
};
