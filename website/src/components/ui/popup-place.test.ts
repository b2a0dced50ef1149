import { expect, it } from 'vitest';
import { isPointerOn, placePopup } from './popup-place';

const screen = { width: 360, height: 740 };
const popup = { width: 200, height: 100 };

it('the place of a popup is centred below its trigger, the offset away; without room it changes the side and stays on the screen', () => {
  const trigger = { x: 150, y: 300, width: 60, height: 40 };
  expect(placePopup({ trigger, popup, screen, offset: 8 })).toEqual({ x: 80, y: 348 });
  const atTop = { x: 340, y: 10, width: 20, height: 40 };
  expect(placePopup({ trigger: atTop, popup, screen, offset: 6 })).toEqual({ x: 152, y: 56 });
  const atBottom = { x: 0, y: 690, width: 20, height: 40 };
  expect(placePopup({ trigger: atBottom, popup, screen, offset: 8 })).toEqual({ x: 8, y: 582 });
});

const box = { x: 10, y: 10, width: 20, height: 20 };
it('a pointer is on the trigger up to two pixels beside it', () => {
  for (const edge of [8, 32]) expect(isPointerOn({ box, x: edge, y: edge })).toBe(true);
  for (const beside of [7, 33]) {
    expect(isPointerOn({ box, x: beside, y: 20 })).toBe(false);
    expect(isPointerOn({ box, x: 20, y: beside })).toBe(false);
  }
});
