import { expect, type Page, type Request, type Response } from '@playwright/test';

/** Opens a page and waits until it is at rest. */
export async function openAtRest(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await waitForRest(page);
  return answer;
}

/** Waits until everything that a page shows by itself is there: fonts, live parts and pictures. */
export async function waitForRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const live = ':is([data-live=next-free], [data-live=open-now], [data-live=week])';
    const awaited = document.querySelector(`${live}:not([data-state]), main [aria-busy=true]`);
    return document.fonts.status === 'loaded' && !awaited;
  });
  await waitForPictures(page);
}

/** Waits for a paint and the pictures in sight. Those beside the screen, in rows that scroll sideways, wait to be scrolled to. */
async function waitForPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const isSeen = (image: HTMLImageElement) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    };
    await Promise.all([...document.images].filter(isSeen).map((image) => image.decode().catch(() => {})));
  });
}

/** Scrolls to the end in steps, waiting at each for what is fetched there, and back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  const open = new Set<Request>();
  const begun = (request: Request) => void open.add(request);
  const ended = (request: Request) => void open.delete(request);
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended);
  const goTo = (screens: number) =>
    page.evaluate((top) => {
      window.scrollTo({ top: top * innerHeight, behavior: 'instant' });
      return document.documentElement.scrollHeight / innerHeight;
    }, screens);
  for (let at = 0; at < (await goTo(at)); at += 1) await waitForPictures(page);
  await goTo(0);
  await waitForPictures(page);
  await expect.poll(() => open.size).toBe(0);
  page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended);
}

/** Starts to add up how much of the page moves by itself, and to note what did. Call before the page is opened. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
    const describe = ({ node, previousRect: from, currentRect: to }: Source) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const name = `${element?.tagName.toLowerCase()}.${element?.getAttribute('class')?.slice(0, 60)}`;
      const box = (rect: DOMRectReadOnly) =>
        [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(' ');
      return `${name} from ${box(from)} to ${box(to)}`;
    };
    const sum = { value: 0, moved: [] as string[] };
    Object.assign(window, { layoutShift: sum });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) {
        if (shift.hadRecentInput) continue;
        sum.value += shift.value;
        const at = `${shift.value.toFixed(3)} after ${Math.round(shift.startTime)} ms, scrolled ${Math.round(scrollY)}`;
        sum.moved.push(`${at}: ${shift.sources.map(describe).join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The cumulative layout shift since the page was opened, and what moved from where to where. */
export const readLayoutShift = (page: Page) =>
  page.evaluate((): { value: number; moved: string[] } => Reflect.get(window, 'layoutShift'));

/**
 * Gives the pages of a test a clock that the test can move on. Playwright's own hides what the browser recorded of the files
 * it loaded, by which the site decides what to fetch ahead: that stays as it is. Call before a page is opened.
 */
export async function installClock(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.assign(window, { recordedEntries: performance.getEntriesByType.bind(performance) }),
  );
  await page.clock.install();
  await page.addInitScript(() => {
    performance.getEntriesByType = Reflect.get(window, 'recordedEntries');
  });
}
