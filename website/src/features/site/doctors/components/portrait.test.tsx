import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Portrait } from './portrait';

const name = 'Dr Nadia Fahmy';

it('keeps the place of a picture that is missing, with initials that are not read aloud', () => {
  const html = renderToStaticMarkup(<Portrait doctor={{ name, picture: null }} size="card" />);
  expect(html).toMatch(/aria-hidden="true".*>NF</);
  expect(html).not.toContain('<img');
});

it('offers no width that the sharpest screen would not need', () => {
  const picture = { url: '/uploads/nadia.jpg', width: 600, height: 600 };
  const widths = (size: 'card' | 'profile') => {
    const html = renderToStaticMarkup(<Portrait doctor={{ name, picture }} size={size} />);
    return [...html.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  };
  const card = widths('card');
  expect(Math.max(...card)).toBeGreaterThanOrEqual(80 * 4);
  expect(card.filter((width) => width >= 80 * 4)).toHaveLength(1);
  expect(Math.max(...widths('profile'))).toBeGreaterThan(Math.max(...card));
});
