import { expect, test } from '../../support/fixtures';

// What is laid out for one reading direction only. `left` and `right` as positions, and as parts of other
// properties; never inside a selector, a variable's name or an address.
const PHYSICAL =
  /(?:^|[;{])\s*(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-(?:width|style|color))?|left|right|border-(?:top|bottom)-(?:left|right)-radius|text-align\s*:\s*(?:left|right)|float\s*:\s*(?:left|right))\s*(?::|[;}])/g;

test('the built stylesheets know start and end, never left and right', async ({ request }) => {
  const html = await (await request.get('/ar')).text();
  const addresses = [...html.matchAll(/href="([^"]+\.css[^"]*)"/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(0);
  const found: string[] = [];
  for (const address of new Set(addresses)) {
    const css = await (await request.get(address)).text();
    for (const match of css.matchAll(PHYSICAL)) {
      found.push(css.slice(Math.max(0, match.index - 80), match.index + 60));
    }
  }
  expect(found).toEqual([]);
});
