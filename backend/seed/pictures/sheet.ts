/** Anything that can carry gradients and clips while a picture is being drawn. */
export interface Sheet {
  /** A gradient along a line in the shape's own box (0..1); returns a paint such as `url(#p1)`. */
  linear: (options: { stops: readonly Stop[]; angle?: 'down' | 'across' | 'diagonal' }) => string;
  /** A gradient outwards from the centre of the shape's own box. */
  radial: (options: { stops: readonly Stop[]; cx?: number; cy?: number; r?: number }) => string;
  /** Keeps `body` inside `shape` (any SVG shape element). */
  clipped: (options: { shape: string; body: string }) => string;
  /** Closes the sheet into one SVG document of the given size in pixels. */
  close: (options: { width: number; height: number; body: string }) => string;
}

interface Stop {
  at: number;
  colour: string;
  opacity?: number;
}

const directions = {
  down: 'x1="0" y1="0" x2="0" y2="1"',
  across: 'x1="0" y1="0" x2="1" y2="0"',
  diagonal: 'x1="0" y1="0" x2="1" y2="1"',
} as const;

const drawStops = (stops: readonly Stop[]) =>
  stops
    .map(
      ({ at, colour, opacity = 1 }) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** Opens an empty sheet: ids are numbered per sheet, so one picture may hold the same motif many times. */
export const openSheet = (): Sheet => {
  const definitions: string[] = [];
  const define = (build: (id: string) => string) => {
    const id = `p${definitions.length}`;
    definitions.push(build(id));
    return `url(#${id})`;
  };
  return {
    linear: ({ stops, angle = 'down' }) =>
      define((id) => `<linearGradient id="${id}" ${directions[angle]}>${drawStops(stops)}</linearGradient>`),
    radial: ({ stops, cx = 0.5, cy = 0.5, r = 0.5 }) =>
      define(
        (id) =>
          `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${drawStops(stops)}</radialGradient>`,
      ),
    clipped: ({ shape, body }) =>
      `<g clip-path="${define((id) => `<clipPath id="${id}">${shape}</clipPath>`)}">${body}</g>`,
    close: ({ width, height, body }) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions.join('')}</defs>${body}</svg>`,
  };
};

/** Moves, turns, mirrors and scales a drawing made around its own origin. */
export const place = (options: {
  body: string;
  x: number;
  y: number;
  scale?: number;
  rotate?: number;
  mirrored?: boolean;
  opacity?: number;
}) => {
  const { body, x, y, scale = 1, rotate = 0, mirrored = false, opacity = 1 } = options;
  const turn = rotate === 0 ? '' : ` rotate(${rotate})`;
  const size = mirrored ? `scale(${-scale} ${scale})` : `scale(${scale})`;
  const veil = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return `<g transform="translate(${x} ${y})${turn} ${size}"${veil}>${body}</g>`;
};
