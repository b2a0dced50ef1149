import { join } from 'node:path';
import { provideChromium } from '../lib/chromium.mjs';
import { findFreePort } from '../lib/ports.mjs';
import { root, websiteDir } from '../lib/project.mjs';
import { openIdSettings, startOpenIdServer } from './openid-server.mjs';
import { paymentSettings, startPaymentGateway } from './payment-gateway.mjs';
import { playwrightCounts } from './results.mjs';
import { prepareTestSite } from './test-site.mjs';

/**
 * Runs the end-to-end tests: every worker of Playwright starts a site of its own from what is prepared here.
 *
 * @param {import('./check-steps.mjs').Context} context
 * @param {{ isWholeMatrix?: boolean }} [options] isWholeMatrix: every test on each of its screens in each of its languages
 * @returns {Promise<import('./results.mjs').Counts>}
 */
export async function endToEnd({ tmp, toolArgs, runTool }, { isWholeMatrix = false } = {}) {
  let stopSignInProvider = async () => {};
  let stopGateway = async () => {};
  try {
    const chromium = await provideChromium();
    const prepared = await prepareTestSite(tmp);
    const signIn = openIdSettings(await findFreePort());
    const whatsapp = {
      WHATSAPP_API_URL: `http://127.0.0.1:${await findFreePort()}`,
      WHATSAPP_PHONE_ID: '1055',
      WHATSAPP_TOKEN: 'the token',
      WHATSAPP_APP_SECRET: 'the secret of the app',
    };
    stopSignInProvider = await startOpenIdServer(signIn);
    const gatewayPort = await findFreePort();
    const url = `http://127.0.0.1:${gatewayPort}`;
    const payments = paymentSettings({ url, file: join(tmp, 'payment-gateway.json') });
    stopGateway = await startPaymentGateway(gatewayPort);
    const file = join(tmp, 'playwright.json');
    const exitOk = await runTool({
      bin: join(websiteDir, 'node_modules', '@playwright', 'test', 'cli.js'),
      args: ['test', '--config', join(root, 'e2e', 'playwright.config.ts'), ...toolArgs],
      cwd: root,
      env: {
        CHROMIUM_PATH: chromium,
        E2E_PREPARED_SITE: JSON.stringify(prepared),
        E2E_BACKEND_SETTINGS: JSON.stringify({
          ...{ ...signIn, ...whatsapp, ...payments },
          WEBHOOK_PRIVATE_HOSTS: '127.0.0.1',
        }),
        E2E_MATRIX: isWholeMatrix ? 'whole' : 'dealt',
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
    });
    return playwrightCounts({ file, exitOk });
  } finally {
    await stopGateway();
    await stopSignInProvider();
  }
}
