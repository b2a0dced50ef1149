import type { Locator, Page } from '@playwright/test';

export const heightOf = async (element: Locator) => (await element.boundingBox())?.height ?? 0;

/** Of what is free, what lies nearest to a visit on the screen. */
export async function nearest({ visit, free }: { visit: Locator; free: Locator }): Promise<Locator> {
  const own = await middleOf(visit);
  const all = await free.all();
  const places = await Promise.all(all.map(middleOf));
  const distances = places.map(({ x, y }) => Math.hypot(x - own.x, y - own.y));
  const found = all[distances.indexOf(Math.min(...distances))];
  if (!found) throw new Error('Nothing is free in this week.');
  return found;
}

/** Away from the edges, near which the calendar scrolls while something is dragged. */
export async function center(element: Locator): Promise<void> {
  await element.evaluate((found) => found.scrollIntoView({ block: 'center', inline: 'center' }));
}

export async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function drag({ page, from, to }: { page: Page; from: Locator; to: Locator }): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}
