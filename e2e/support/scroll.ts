import { expect, type Page, type Request } from '@playwright/test';

/** Scrolls to the end in steps, so that whatever is fetched on the way has been, and back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  const open = new Set<Request>();
  const begun = (request: Request) => void open.add(request);
  const ended = (request: Request) => void open.delete(request);
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended);
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 60));
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      await pause();
    }
    window.scrollTo(0, 0);
    await pause();
  });
  // A page that has been idle once counts as idle for good, so that Playwright's own wait would end at once.
  await expect.poll(() => open.size).toBe(0);
  page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended);
}
