import type { Place } from './rules';

export const BRANCHES_PER_PAGE = 12;

/** Returns the editors' own link to a map, else a search for the place. Opened only by a click. */
export function directionsHref({ latitude, longitude, mapUrl }: Place & { mapUrl: string | null }): string {
  return mapUrl ?? `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}

/** The place for whichever app of a phone shows maps (RFC 5870). */
export function geoHref({ latitude, longitude }: Place): string {
  return `geo:${latitude},${longitude}?q=${latitude},${longitude}`;
}

/** The way in the app of Apple's phones; a page elsewhere. */
export function appleMapsHref({ latitude, longitude }: Place): string {
  return `https://maps.apple.com/?daddr=${latitude},${longitude}`;
}
