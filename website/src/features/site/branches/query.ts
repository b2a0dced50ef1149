import type { Place } from './rules';

export const BRANCHES_PER_PAGE = 12;

/** Returns the editors' own link to a map, else a search for the place. Opened only by a click. */
export function directionsHref({ latitude, longitude, mapUrl }: Place & { mapUrl: string | null }): string {
  return mapUrl ?? `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}
