import type { Sheet } from '../sheet';

/** Grounds of the pictures: a quiet gradient and the colour of the rings upon it. */
const tones = {
  sky: { from: '#dcebfa', to: '#b5d2ee', line: '#ffffff' },
  sand: { from: '#fbf5ea', to: '#ecdcc2', line: '#ffffff' },
  lagoon: { from: '#dcf0ed', to: '#a9d6d0', line: '#ffffff' },
  azure: { from: '#8db9e2', to: '#5b93cb', line: '#d7e9fa' },
  petal: { from: '#fbeee8', to: '#f1cdbd', line: '#ffffff' },
  clay: { from: '#efdcc0', to: '#d9bb91', line: '#fdf3e3' },
  night: { from: '#06204a', to: '#174a86', line: '#6ea2da' },
  dusk: { from: '#86b6e2', to: '#fbdcbb', line: '#fdf3e3' },
  dust: { from: '#f3d9a8', to: '#e0b36f', line: '#fff3da' },
} as const;

export type Tone = keyof typeof tones;

interface Focus {
  x: number;
  y: number;
  /** Radius of the first ring, which is also a faint disc. */
  radius: number;
  step: number;
  count: number;
}

/** Rings that spread from one point like sound. */
export const drawRings = (options: Focus & { colour: string; width?: number; strength?: number }) => {
  const { x, y, radius, step, count, colour, width = 5, strength = 0.85 } = options;
  return Array.from({ length: count }, (_, index) => {
    const fade = (count - index) / count;
    return `<circle cx="${x}" cy="${y}" r="${radius + index * step}" fill="none" stroke="${colour}" stroke-width="${(width * (0.5 + fade / 2)).toFixed(2)}" opacity="${(strength * fade).toFixed(2)}"/>`;
  }).join('');
};

/** The ground of a picture with the rings of the house around its subject. */
export const drawBackdrop = (options: {
  sheet: Sheet;
  width: number;
  height: number;
  tone: Tone;
  focus?: Focus;
}) => {
  const { sheet, width, height, tone, focus } = options;
  const { from, to, line } = tones[tone];
  const ground = sheet.linear({
    stops: [
      { at: 0, colour: from },
      { at: 1, colour: to },
    ],
  });
  const rings = focus
    ? `<circle cx="${focus.x}" cy="${focus.y}" r="${focus.radius}" fill="${line}" opacity="${tone === 'night' ? 0.14 : 0.32}"/>${drawRings({ ...focus, colour: line })}`
    : '';
  return `<rect width="${width}" height="${height}" fill="${ground}"/>${rings}`;
};
