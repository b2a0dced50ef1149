import { palette } from '../palette';

/** A date palm standing on (0, 0), about 320 high. */
export const drawPalm = () => {
  const fronds = [-82, -54, -22, 22, 54, 82, -110, 110]
    .map(
      (angle, index) =>
        `<path transform="rotate(${angle})" d="M0,0 C-16,-40 -14,-100 0,-136 C14,-100 16,-40 0,0Z" fill="${index % 2 ? palette.teal : palette.lagoon}"/>`,
    )
    .join('');
  return `<path d="M-12,0 C-4,-90 -6,-160 4,-236 L20,-236 C14,-160 16,-90 18,0Z" fill="#a97c50"/><path d="M-8,-40 l24,8 M-6,-90 l22,8 M-3,-140 l20,8 M0,-190 l18,8" stroke="#7f5a37" stroke-width="5" stroke-linecap="round"/><g transform="translate(12 -236)">${fronds}<circle cx="-10" cy="14" r="9" fill="${palette.terracotta}"/><circle cx="12" cy="16" r="9" fill="${palette.terracotta}"/><circle cx="1" cy="24" r="9" fill="#a85c46"/></g>`;
};

/** A rounded street tree standing on (0, 0), about 230 high. */
export const drawTree = () =>
  `<rect x="-9" y="-100" width="18" height="100" rx="6" fill="#8f6842"/><circle cx="0" cy="-150" r="76" fill="${palette.teal}"/><circle cx="-48" cy="-116" r="48" fill="${palette.teal}"/><circle cx="48" cy="-116" r="48" fill="${palette.teal}"/><circle cx="-20" cy="-170" r="40" fill="${palette.lagoon}" opacity=".7"/><path d="M0,-20 V-120 M0,-60 L28,-92 M0,-76 L-26,-106" stroke="#8f6842" stroke-width="6" stroke-linecap="round"/>`;

/** A low bush on (0, 0), about 160 wide. */
export const drawBush = () =>
  `<path d="M-80,0 C-96,-50 -46,-70 -30,-56 C-16,-92 40,-84 40,-50 C72,-66 96,-30 80,0Z" fill="${palette.teal}"/><path d="M-60,-4 C-70,-36 -40,-50 -26,-38 C-14,-60 10,-60 18,-40" fill="none" stroke="${palette.lagoon}" stroke-width="7" stroke-linecap="round"/>`;

/** Rows of windows inside a wall whose top left is (x, y). */
export const drawWindows = (options: {
  x: number;
  y: number;
  columns: number;
  rows: number;
  width: number;
  height: number;
  gapX: number;
  gapY: number;
  colour?: string;
  arched?: boolean;
}) => {
  const { x, y, columns, rows, width, height, gapX, gapY, colour = '#5f93c9', arched = false } = options;
  return Array.from({ length: columns * rows }, (_, index) => {
    const left = x + (index % columns) * (width + gapX);
    const top = y + Math.floor(index / columns) * (height + gapY);
    const lit = (index * 7) % 5 === 0;
    const radius = arched ? width / 2 : 5;
    const pane = arched
      ? `<path d="M${left},${top + height} V${top + radius} A${radius},${radius} 0 0 1 ${left + width},${top + radius} V${top + height}Z" fill="${lit ? '#fbe3b0' : colour}"/>`
      : `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${radius}" fill="${lit ? '#fbe3b0' : colour}"/>`;
    return `${pane}<path d="M${left + width * 0.22},${top + height * 0.86} L${left + width * 0.72},${top + height * 0.3}" stroke="#fff" stroke-width="${Math.max(3, width * 0.08)}" stroke-linecap="round" opacity=".28"/>`;
  }).join('');
};

/** The sign of the clinic: a disc with the arcs of the house; radius 44. */
export const drawSign = () =>
  `<circle r="44" fill="${palette.teal}"/><circle r="44" fill="none" stroke="#fff" stroke-width="5"/><circle cx="-14" r="8" fill="#fff"/><path d="M-2,-18 A26,26 0 0 1 -2,18 M10,-28 A40,40 0 0 1 10,28" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`;

/** A feluca under sail, its waterline at (0, 0), about 200 high. */
export const drawFeluca = () =>
  `<path d="M-70,-22 C-30,-10 40,-10 80,-28 C66,4 -50,6 -70,-22Z" fill="#7a5233"/><path d="M-6,-20 V-150" stroke="#5f3f27" stroke-width="6"/><path d="M-40,-52 C-10,-110 20,-170 74,-212 C66,-140 40,-80 10,-44Z" fill="#fffdf8"/><path d="M10,-44 C40,-80 66,-140 74,-212 C80,-140 60,-76 30,-40Z" fill="#e3d3ba"/>`;

/** Quiet clouds: flat bottoms, about 200 wide. */
export const drawCloud = () =>
  '<path d="M-100,0 C-120,-34 -76,-54 -56,-40 C-44,-76 20,-80 34,-44 C64,-60 104,-34 96,0Z" fill="#fff" opacity=".75"/>';
