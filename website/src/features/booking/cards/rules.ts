import { CARD_TOKEN } from '@/contract/card';

/** Largest picture that is sent on, in bytes: the backend's own limit. */
export const MAX_CARD_BYTES = 8 * 1024 * 1024;
/** Time that a picture may take over a slow line; the backend gives up a little earlier. */
export const TIMEOUT_MS = 100_000;
/** Listed by type, so that a phone with another format of its own hands over a JPEG. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp';

/** Returns the token of a picture with which a form goes on; '' for one that was on its way when the form was left, and did not arrive. */
export function arrivedCard(token: string | null | undefined): string {
  return token && CARD_TOKEN.test(token) ? token : '';
}

/** Steps of the look at a card; 1 shows it whole. */
const ZOOMS = [1, 1.5, 2, 3];

/** The next closer or wider look; the same at the ends. */
export function nextZoom({ zoom, closer }: { zoom: number; closer: boolean }): number {
  const at = ZOOMS.indexOf(zoom) + (closer ? 1 : -1);
  return ZOOMS[at] ?? zoom;
}

/** Size to shrink a picture to, so that its longer side is at most `longest`; null when it is small enough. */
export function shrunkSize({ width, height, longest }: Record<'width' | 'height' | 'longest', number>) {
  const scale = longest / Math.max(width, height);
  if (scale >= 1) return null;
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
