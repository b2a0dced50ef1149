import { knownVersions } from '../../lib/content-changes';
import { compareBuilds, describeBuild } from './compare-builds';
import { provideSharedStore, withPrefix } from './shared-store';
import { ValkeyStore } from './valkey-store';
import { readChanges, watchChanges } from './watch-changes';

/**
 * Shares pages with the other websites of this build, where VALKEY_URL names a store, and hears from the backend what has
 * changed. Says in one line what this website runs on, and when another one was built otherwise.
 */
export async function startSharing(
  buildId: string,
  settings: NodeJS.ProcessEnv,
  log: (line: string) => void,
): Promise<void> {
  const { VALKEY_URL: url, BACKEND_URL = '', WEBSITE_KEY = '' } = settings;
  if (!url) {
    log(`Website, build ${buildId}: keeps its pages to itself (no VALKEY_URL).`);
    return;
  }
  log(`Website, build ${buildId}: shares its pages through ${new URL(url).host}.`);
  const own = describeBuild({ id: buildId, formsKey: settings.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? '' });
  const store = new ValkeyStore({
    url,
    onChange: async (isUp) => {
      log(isUp ? 'The shared store answers.' : 'The shared store does not answer: going on without it.');
      if (isUp) for (const line of await compareBuilds(store, own)) log(line);
    },
  });
  // Pages of another build name files that this one does not have.
  provideSharedStore(withPrefix(store, `${buildId}:`));
  await watchChanges(() => readChanges({ backendUrl: BACKEND_URL, key: WEBSITE_KEY }));
  if (!knownVersions()) log('The backend has not said yet what has changed: until then no page is shared.');
}
