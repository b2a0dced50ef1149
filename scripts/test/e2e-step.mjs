import { join } from 'node:path';
import { provideChromium } from '../lib/chromium.mjs';
import { printFailure } from '../lib/fault.mjs';
import { stopAll } from '../lib/processes.mjs';
import { root, websiteDir } from '../lib/project.mjs';
import { oneCheck, playwrightCounts } from './results.mjs';
import { runTool } from './run-tool.mjs';
import { startTestSite } from './test-site.mjs';

/**
 * @param {import('./check-steps.mjs').Context} context
 * @returns {Promise<import('./results.mjs').Counts>}
 */
export async function endToEnd({ tmp, toolArgs }) {
  try {
    const chromium = await provideChromium();
    const site = await startTestSite({ tmp });
    const file = join(tmp, 'playwright.json');
    const exitOk = await runTool({
      bin: join(websiteDir, 'node_modules', '@playwright', 'test', 'cli.js'),
      args: ['test', '--config', join(root, 'e2e', 'playwright.config.ts'), ...toolArgs],
      cwd: root,
      env: {
        CHROMIUM_PATH: chromium,
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
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        TMPDIR: tmp,
      },
    });
    if (!exitOk) console.log(`The logs of the site: ${site.backendLog} and ${site.websiteLog}`);
    return playwrightCounts({ file, exitOk });
  } catch (error) {
    printFailure(error);
    return oneCheck(false);
  } finally {
    await stopAll();
  }
}
