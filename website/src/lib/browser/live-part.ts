import { langOfText } from '../../i18n/lang-of-text';

/* A live part is drawn in the browser from data of the page, without React, so that a page that is only read never starts it. */

/** Attribute that names the drawing of a part, and the one with its data, as JSON. */
export const LIVE_PART = 'data-live';
export const LIVE_DATA = 'data-live-data';
/** Fired on the window to start the scripts of a page that waits for its first touch. */
export const SCRIPTS_WANTED = 'site:scripts-wanted';
/** Name of the script that draws live parts before React; it lies in the folder of the build. */
export const LIVE_PARTS_FILE = 'live-parts.js';

/** Draws a part from its data, now and whenever that is out of date, for as long as `isCurrent` says true. */
export type DrawLivePart<Data> = (options: {
  part: HTMLElement;
  data: Data;
  isCurrent: () => boolean;
}) => void;

/** Property of a part: the data it was last drawn from, the same for both scripts that may draw it. */
const DRAWN_FROM = Symbol.for('live-part');

/** Has a part drawn, unless that was done from the same data before. @param text the data as JSON */
export function drawLivePart<Data>(part: HTMLElement, text: string, draw: DrawLivePart<Data>): void {
  if (Reflect.get(part, DRAWN_FROM) === text) return;
  Reflect.set(part, DRAWN_FROM, text);
  const isCurrent = () => part.isConnected && Reflect.get(part, DRAWN_FROM) === text;
  draw({ part, data: JSON.parse(text), isCurrent });
}

/** Age from which "today" and free times may be wrong, ms. */
const OLD_AFTER_MS = 5 * 60_000;

/** Draws again whenever somebody comes back to a page that was left for long, such as the day before, while `isCurrent`. */
export function redrawOnReturn(isCurrent: () => boolean, draw: () => void): void {
  let drawnAt = Date.now();
  const onReturn = () => {
    if (!isCurrent()) document.removeEventListener('visibilitychange', onReturn);
    else if (!document.hidden && Date.now() - drawnAt > OLD_AFTER_MS) {
      drawnAt = Date.now();
      draw();
    }
  };
  document.addEventListener('visibilitychange', onReturn);
}

/** Writes into a slot of a part (`components/ui/live-slot.tsx`), a name as the text of its language. */
export function fillSlot(given: { part: HTMLElement; slot: string; text: string; isName?: boolean }): void {
  const { part, slot, text, isName = false } = given;
  const element = part.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
  if (element && isName) element.lang = langOfText(text);
  if (element && element.textContent !== text) element.textContent = text;
}
