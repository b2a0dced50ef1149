import { compareBuilds, describeBuild } from './compare-builds';
import { ValkeyStore } from './valkey-store';
import { readChanges, watchChanges } from './watch-changes';

/**
 * Has one of several websites hear from the backend what has changed, and keep the data of its pages for the others, where
 * VALKEY_URL names a store; null where it does not. Says in one line what this website runs on, and when another one was built otherwise.
 */
export async function startSharing(
  buildId: string,
  settings: NodeJS.ProcessEnv,
  log: (line: string) => void,
): Promise<ValkeyStore | null> {
  const { VALKEY_URL: url, BACKEND_URL = '', WEBSITE_KEY = '' } = settings;
  if (!url) {
    log(`Website, build ${buildId}: is the only one (no VALKEY_URL).`);
    return null;
  }
  log(`Website, build ${buildId}: shares what open pages need through ${new URL(url).host}.`);
  const own = describeBuild({ id: buildId, formsKey: settings.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? '' });
  const store = new ValkeyStore({
    url,
    onChange: async (isUp) => {
      log(isUp ? 'The shared store answers.' : 'The shared store does not answer: going on without it.');
      if (isUp) for (const line of await compareBuilds(store, own)) log(line);
    },
  });
  await watchChanges(() => readChanges({ backendUrl: BACKEND_URL, key: WEBSITE_KEY }));
  return store;
}
