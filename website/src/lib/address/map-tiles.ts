/** Tiles of web maps are squares of so many pixels. */
export const TILE = 256;
/** Streets and their names can be read, and the place is seen among them. */
const ZOOM = 16;
/** Number of map tiles on each side of the one with the place. */
export const AROUND = 1;

/** Returns where a place lies on a web map (Mercator), in tiles from the top left of the world. */
export function tileOf({ latitude, longitude }: { latitude: number; longitude: number }): {
  x: number;
  y: number;
} {
  const count = 2 ** ZOOM;
  const sine = Math.asinh(Math.tan((latitude * Math.PI) / 180));
  return { x: ((longitude + 180) / 360) * count, y: ((1 - sine / Math.PI) / 2) * count };
}

interface Given {
  /** Address with `{z}`, `{x}` and `{y}`. */
  template: string;
  place: { latitude: number; longitude: number };
  dx: number;
  dy: number;
}

/** Returns the address of the map tile of a place, or of a neighbour by `dx` and `dy`. */
export function tileAddress({ template, place, dx, dy }: Given): string {
  const { x, y } = tileOf(place);
  return template
    .replace('{z}', String(ZOOM))
    .replace('{x}', String(Math.floor(x) + dx))
    .replace('{y}', String(Math.floor(y) + dy));
}
