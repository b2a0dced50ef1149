import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Portrait } from './portrait';

it('keeps the place of a picture that is missing, with the wave of the house in it', () => {
  const html = renderToStaticMarkup(<Portrait picture={null} size="card" />);
  expect(html).toContain('size-24');
  expect(html).toContain('<svg');
  expect(html).not.toContain('<img');
});

it('shows a picture with its size, and leaves the name to the words beside it', () => {
  const picture = { url: '/uploads/nadia.jpg', width: 600, height: 600, alternativeText: 'Dr Nadia Fahmy' };
  const html = renderToStaticMarkup(<Portrait picture={picture} size="card" />);
  expect(html).toMatch(/<img alt=""[^>]* width="600" height="600"/);
});

it('offers no width that the sharpest screen would not need', () => {
  const picture = { url: '/uploads/nadia.jpg', width: 600, height: 600 };
  const widths = (size: 'card' | 'profile') => {
    const html = renderToStaticMarkup(<Portrait picture={picture} size={size} />);
    return [...html.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  };
  const card = widths('card');
  expect(Math.max(...card)).toBeGreaterThanOrEqual(96 * 4);
  expect(card.filter((width) => width >= 96 * 4)).toHaveLength(1);
  expect(Math.max(...widths('profile'))).toBeGreaterThan(Math.max(...card));
});
