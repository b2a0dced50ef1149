import type { Page } from '@playwright/test';

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
