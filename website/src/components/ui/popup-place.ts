import { POPOVER } from '@/lib/browser/shell-constants';

/** A rectangle on the screen, in pixels from its top left corner. */
export type Box = { x: number; y: number; width: number; height: number };

const SCREEN_MARGIN = 8;

interface Given {
  trigger: Box;
  popup: { width: number; height: number };
  screen: { width: number; height: number };
  offset: number;
}

/** Top left corner of a popup: centred below its trigger, above where there alone is room, always inside the screen. */
export function placePopup({ trigger, popup, screen, offset }: Given): { x: number; y: number } {
  const above = trigger.y - offset - popup.height;
  const below = trigger.y + trigger.height + offset;
  const isAbove = above >= 0 && below + popup.height > screen.height;
  const centred = trigger.x + (trigger.width - popup.width) / 2;
  const most = screen.width - SCREEN_MARGIN - popup.width;
  return {
    x: Math.round(Math.max(SCREEN_MARGIN, Math.min(centred, most))),
    y: Math.round(isAbove ? above : below),
  };
}

/** True while the pointer is on the box, or astray from it by no more than the hide margin. */
export function isPointerOn({ box, x, y }: { box: Box; x: number; y: number }): boolean {
  const isWithin = (at: number, from: number, length: number) =>
    at >= from - POPOVER.hideMargin && at <= from + length + POPOVER.hideMargin;
  return isWithin(x, box.x, box.width) && isWithin(y, box.y, box.height);
}
