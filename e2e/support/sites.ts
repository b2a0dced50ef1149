import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PreparedSite, Site } from '../../scripts/test/test-site.mjs';
import { liveAt, liveAtFixedTime } from './clock';
import { useSite } from './environment';

export type Sites = ReturnType<typeof createSites>;

/**
 * The two sites of a worker: one that most of its tests share, and one that begins anew for each world.
 *
 * @param workerIndex a number that no other worker of the run has
 */
export function createSites(workerIndex: number) {
  const prepared: PreparedSite = JSON.parse(process.env.E2E_PREPARED_SITE ?? '');
  const backend: Record<string, string> = JSON.parse(process.env.E2E_BACKEND_SETTINGS ?? '');
  let started = 0;
  let shared: Site | undefined;
  let own: { world: string; site: Site } | undefined;

  async function start(name: string, insteadOf?: Site): Promise<Site> {
    // Playwright compiles what is imported above into another kind of module than it is.
    const { startSite } = await import('../../scripts/test/test-site.mjs');
    const { printFailure } = await import('../../scripts/lib/fault.mjs');
    liveAtFixedTime();
    started += 1;
    return await startSite({
      prepared,
      folder: join(tmpdir(), `site-${workerIndex}-${started}`),
      name: `test-${workerIndex}${name}`,
      also: { backend },
      insteadOf,
    }).catch((error) => {
      // The log of the program that ended says why, and goes with this machine.
      printFailure(error);
      throw error;
    });
  }

  async function find(world: string): Promise<Site> {
    if (world === '') {
      shared ??= await start('');
      return shared;
    }
    if (own?.world !== world) own = { world, site: await start('-own', own?.site) };
    return own.site;
  }

  return {
    /** Makes the site of a world the one under test, and starts it where it is not there yet. @param world '' for the shared one */
    visit: async (world: string) => {
      const site = await find(world);
      liveAt(site.shiftMs);
      useSite(site);
      return site;
    },
    stop: async () => {
      await Promise.all([shared?.stop(), own?.site.stop()]);
    },
  };
}
