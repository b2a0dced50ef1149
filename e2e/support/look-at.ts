import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { resizeTo } from './page-checks';

const WIDTHS = [360, 768, 1280];

/** Takes a page at three widths into `var/shots`, for whoever wants to look at what a test walks through (`E2E_SHOTS=yes`). */
export async function lookAt(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  if (!process.env.E2E_SHOTS || !size) return;
  const language = new URL(page.url()).pathname.split('/')[1];
  for (const width of WIDTHS) {
    await resizeTo(page, { ...size, width });
    const path = join(__dirname, '../../var/shots', `${name}-${language}-${width}.png`);
    await page.screenshot({ path, fullPage: true });
  }
  await resizeTo(page, size);
}
