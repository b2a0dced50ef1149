import { compareBuilds, describeBuild } from './compare-builds';
import { readChanges, watchChanges } from './watch-changes';

/** Has one of several websites hear of changes; reports in one line its settings, and any website of another build. */
export async function startSharing(
  buildId: string,
  settings: NodeJS.ProcessEnv,
  log: (line: string) => void,
): Promise<void> {
  const { VALKEY_URL: url, BACKEND_URL = '', WEBSITE_KEY = '' } = settings;
  if (!url) return log(`Website, build ${buildId}: is the only one (no VALKEY_URL).`);
  const { host } = new URL(url);
  log(`Website, build ${buildId}: is one of several, compared with the others through ${host}.`);
  const own = describeBuild({ id: buildId, formsKey: settings.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? '' });
  let isSaid = false;
  const sayOnce = () => {
    if (!isSaid) log(`${host} does not answer: builds are compared once it does.`);
    isSaid = true;
  };
  const sayDifferences = async () => {
    for (const line of await compareBuilds(url, own, sayOnce)) log(line);
  };
  void sayDifferences().catch(sayOnce);
  await watchChanges(() => readChanges({ backendUrl: BACKEND_URL, key: WEBSITE_KEY }));
}
