import { join } from 'node:path';
import { provideChromium } from '../lib/chromium.mjs';
import { printFailure } from '../lib/fault.mjs';
import { stopAll } from '../lib/processes.mjs';
import { root, websiteDir } from '../lib/project.mjs';
import { provideValkey } from '../lib/valkey.mjs';
import { oneCheck, playwrightCounts } from './results.mjs';
import { startTestSite } from './test-site.mjs';

/** Tests that may run beside each other, then those that change what everybody reads. */
const PARTS = [
  ['http', 'own-site', 'ar-phone', 'en-phone', 'en-desktop', 'ar-desktop'].map((name) => `--project=${name}`),
  ['--project=live'],
];

/**
 * @param {import('./check-steps.mjs').Context} context
 * @returns {Promise<import('./results.mjs').Counts>}
 */
export async function endToEnd({ tmp, toolArgs, runTool }) {
  let stopSignInProvider = async () => {};
  try {
    const chromium = await provideChromium();
    const site = await startTestSite({ tmp });
    stopSignInProvider = site.stopSignInProvider;
    const env = {
      CHROMIUM_PATH: chromium,
      VALKEY_SERVER: await provideValkey(),
      E2E_SITE_URL: site.siteUrl,
      E2E_BACKEND_URL: site.backendUrl,
      E2E_DATABASE_FILE: site.databaseFile,
      E2E_WEBSITE_BUILD: site.websiteBuild,
      E2E_BACKEND_LOG: site.backendLog,
      E2E_WEBSITE_LOG: site.websiteLog,
      E2E_WEBSITE_SETTINGS: JSON.stringify(site.website),
      E2E_BACKEND_SETTINGS: JSON.stringify(site.backend),
      E2E_STAFF_EMAIL: site.backend.STAFF_EMAIL ?? '',
      E2E_STAFF_PASSWORD: site.backend.STAFF_PASSWORD ?? '',
      TMPDIR: tmp,
    };
    /** @type {import('./results.mjs').Counts & { failures: string[] }} */
    const counts = { passed: 0, failed: 0, failures: [] };
    for (const [index, chosen] of (toolArgs.length > 0 ? [toolArgs] : PARTS).entries()) {
      const file = join(tmp, `playwright-${index}.json`);
      const exitOk = await runTool({
        bin: join(websiteDir, 'node_modules', '@playwright', 'test', 'cli.js'),
        args: ['test', '--config', join(root, 'e2e', 'playwright.config.ts'), ...chosen],
        cwd: root,
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      });
      const { passed, failed, failures = [] } = playwrightCounts({ file, exitOk });
      counts.passed += passed;
      counts.failed += failed;
      counts.failures.push(...failures);
    }
    if (counts.failed > 0) console.log(`The logs of the site: ${site.backendLog} and ${site.websiteLog}`);
    return counts;
  } catch (error) {
    printFailure(error);
    return oneCheck(false);
  } finally {
    await stopSignInProvider();
    await stopAll();
  }
}
