import { palette } from '../palette';
import { drawFigure } from '../portraits/figure';
import type { Person } from '../portraits/person';
import { drawProfile, type ProfilePerson } from '../portraits/profile';
import { place, type Sheet } from '../sheet';

interface Spot {
  x: number;
  y: number;
  scale?: number;
  mirrored?: boolean;
  rotate?: number;
}

/** Sets a person seen from the front into a scene; (x, y) is the point between the eyes. */
export const seat = (options: Spot & { sheet: Sheet; person: Person }) =>
  place({ ...options, body: drawFigure(options) });

/** Sets a person seen from the side into a scene; (x, y) is the ear. */
export const seatAside = (options: Spot & { sheet: Sheet; person: ProfilePerson }) =>
  place({ ...options, body: drawProfile(options) });

/** A hearing curve with round marks, inside a box whose top left is (x, y). */
export const drawAudiogram = (options: { x: number; y: number; width: number; height: number }) => {
  const { x, y, width, height } = options;
  const trace = (levels: readonly number[]) =>
    levels.map((level, index) => ({ x: x + (width / (levels.length - 1)) * index, y: y + height * level }));
  const draw = (levels: readonly number[], colour: string) => {
    const points = trace(levels);
    return `<path d="M${points.map((point) => `${point.x},${point.y}`).join(' L')}" fill="none" stroke="${colour}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>${points.map((point) => `<circle cx="${point.x}" cy="${point.y}" r="9" fill="#fff" stroke="${colour}" stroke-width="5"/>`).join('')}`;
  };
  return (
    draw([0.14, 0.2, 0.18, 0.3, 0.52, 0.64], palette.azure) +
    draw([0.22, 0.26, 0.3, 0.42, 0.68, 0.84], palette.terracotta)
  );
};

/** A hand-drawn ear with the path of sound, as a doctor sketches it on paper; about 200 x 240. */
export const drawEarSketch = () =>
  `<g fill="none" stroke="${palette.blue}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="M40,-40 C50,-110 -60,-130 -72,-50 C-78,0 -50,20 -46,60 C-40,110 14,100 14,56 C14,30 44,10 40,-40Z"/><path d="M14,-44 C14,-80 -40,-84 -42,-36 C-42,-6 -18,8 -20,40"/><path d="M-4,-30 C-20,-28 -16,0 2,2"/></g><g fill="none" stroke="${palette.terracotta}" stroke-width="6" stroke-linecap="round"><path d="M64,-50 C80,-30 80,10 64,30 M90,-70 C114,-36 114,18 90,50"/></g>`;

/** Two arrows that turn around (0, 0) in circles of radius `radius`. */
export const drawTurningArrows = (options: {
  radius: number;
  colour: string;
  width?: number;
  squash?: number;
}) => {
  const { radius, colour, width = 12, squash = 0.34 } = options;
  const ry = radius * squash;
  const head = (x: number, y: number, angle: number) =>
    `<path transform="translate(${x} ${y}) rotate(${angle})" d="M-22,-20 L10,0 L-22,20" />`;
  return `<g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"><path d="M${-radius},0 A${radius},${ry} 0 0 1 ${radius * 0.8},${-ry * 0.6}"/>${head(radius * 0.8, -ry * 0.6, 24)}<path d="M${radius},0 A${radius},${ry} 0 0 1 ${-radius * 0.8},${ry * 0.6}"/>${head(-radius * 0.8, ry * 0.6, 204)}</g>`;
};

/** Pollen: round grains with short spines, at the given places. */
export const drawPollen = (grains: readonly { x: number; y: number; r: number }[]) =>
  grains
    .map(({ x, y, r }) => {
      const spines = Array.from({ length: 10 }, (_, index) => {
        const angle = (index / 10) * 2 * Math.PI;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        return `M${(x + cos * r).toFixed(1)},${(y + sin * r).toFixed(1)} L${(x + cos * r * 1.3).toFixed(1)},${(y + sin * r * 1.3).toFixed(1)}`;
      }).join(' ');
      return `<path d="${spines}" stroke="${palette.ochre}" stroke-width="${(r * 0.2).toFixed(1)}" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="${r}" fill="#e3b35c"/><circle cx="${x - r * 0.25}" cy="${y - r * 0.3}" r="${r * 0.5}" fill="#f2d28e"/>`;
    })
    .join('');

/** A paper sheet 300 x 380 around its centre. */
export const drawPaper = (content: string) =>
  `<rect x="-146" y="-184" width="300" height="380" rx="8" fill="${palette.ink}" opacity=".1"/><rect x="-150" y="-190" width="300" height="380" rx="8" fill="#fff"/>${content}`;

/** A pen lying with its tip at (0, 0). */
export const drawPen = () =>
  `<path d="M0,0 L22,-34 L36,-24Z" fill="#e5c592"/><path d="M0,0 L8,-14 L14,-10Z" fill="${palette.ink}"/><path d="M22,-34 L136,-206 L150,-196 L36,-24Z" fill="${palette.teal}"/><path d="M126,-190 L142,-214 C148,-220 160,-212 156,-204 L140,-180Z" fill="${palette.navy}"/>`;
