import { palette } from '../palette';
import type { Sheet } from '../sheet';

/** A desk across the whole picture whose top is at `y`. */
export const drawDesk = (options: {
  width: number;
  height: number;
  y: number;
  colour?: string;
  edge?: string;
}) => {
  const { width, height, y, colour = '#f3e7d3', edge = '#d9c09a' } = options;
  return `<rect x="0" y="${y}" width="${width}" height="${height - y}" fill="${colour}"/><rect x="0" y="${y}" width="${width}" height="16" fill="#fff" opacity=".55"/><rect x="0" y="${height - 46}" width="${width}" height="46" fill="${edge}" opacity=".45"/>`;
};

/** A soft shadow under a thing that stands at (x, y). */
export const drawShadow = (options: { x: number; y: number; width: number }) =>
  `<ellipse cx="${options.x}" cy="${options.y}" rx="${options.width / 2}" ry="${options.width / 14}" fill="${palette.ink}" opacity=".13"/>`;

/** A screen on a stand, 420 wide and 300 high around its centre, foot at y = 230; `content` is drawn inside. */
export const drawScreen = (options: { sheet: Sheet; content: string; colour?: string }) => {
  const { sheet, content, colour = '#f8fbff' } = options;
  const glass = '<rect x="-196" y="-136" width="392" height="256" rx="12"/>';
  return `<path d="M-34,140 L34,140 L46,222 L-46,222Z" fill="#b8c7d8"/><rect x="-96" y="214" width="192" height="16" rx="8" fill="#93a7bf"/><rect x="-214" y="-154" width="428" height="300" rx="24" fill="${palette.navy}"/>${sheet.clipped({ shape: glass, body: `<rect x="-196" y="-136" width="392" height="256" fill="${colour}"/>${content}<path d="M-196,-136 L40,-136 L-120,120 L-196,120Z" fill="#fff" opacity=".06"/>` })}<circle cx="0" cy="133" r="4" fill="${palette.mist}"/>`;
};

/** A trolley from (0, 0) down to `depth`, for a screen to stand on. */
export const drawTrolley = (depth: number) =>
  `<rect x="-130" y="0" width="260" height="26" rx="10" fill="#dfe8f2"/><rect x="-130" y="16" width="260" height="10" rx="5" fill="#b8c7d8"/><rect x="-104" y="26" width="18" height="${depth}" fill="#93a7bf"/><rect x="86" y="26" width="18" height="${depth}" fill="#93a7bf"/><rect x="-112" y="130" width="224" height="${depth}" rx="14" fill="#f3f7fb"/><rect x="-84" y="160" width="168" height="44" rx="10" fill="#dfe8f2"/><rect x="-22" y="176" width="44" height="10" rx="5" fill="#93a7bf"/>`;

/** A grid for curves on a screen or a sheet of paper. */
export const drawGrid = (options: {
  x: number;
  y: number;
  width: number;
  height: number;
  columns: number;
  rows: number;
  colour?: string;
}) => {
  const { x, y, width, height, columns, rows, colour = '#d5e2ef' } = options;
  const across = Array.from(
    { length: rows + 1 },
    (_, index) => `M${x},${y + (height / rows) * index} h${width}`,
  );
  const down = Array.from(
    { length: columns + 1 },
    (_, index) => `M${x + (width / columns) * index},${y} v${height}`,
  );
  return `<path d="${[...across, ...down].join(' ')}" fill="none" stroke="${colour}" stroke-width="3"/>`;
};

const leaf = (options: { angle: number; length: number; colour: string }) =>
  `<g transform="rotate(${options.angle})"><path d="M0,0 C${-options.length * 0.26},${-options.length * 0.35} ${-options.length * 0.16},${-options.length * 0.8} 0,${-options.length} C${options.length * 0.16},${-options.length * 0.8} ${options.length * 0.26},${-options.length * 0.35} 0,0Z" fill="${options.colour}"/><path d="M0,0 L0,${-options.length * 0.86}" stroke="#fff" stroke-width="3" opacity=".3"/></g>`;

/** A potted plant standing on (0, 0), about 240 high. */
export const drawPlant = (pot: string = palette.terracotta) =>
  `<g transform="translate(0 -92)">${[
    [-62, 120, palette.teal],
    [58, 126, palette.teal],
    [-34, 150, palette.lagoon],
    [32, 146, palette.lagoon],
    [0, 164, palette.teal],
    [-84, 84, palette.lagoon],
    [82, 88, palette.lagoon],
  ]
    .map(([angle, length, colour]) =>
      leaf({ angle: Number(angle), length: Number(length), colour: String(colour) }),
    )
    .join(
      '',
    )}</g><path d="M-56,-96 L56,-96 L42,0 L-42,0Z" fill="${pot}"/><path d="M-62,-110 h124 v24 h-124Z" fill="${pot}"/><path d="M-56,-86 h112 l-2,12 h-108Z" fill="${palette.ink}" opacity=".16"/>`;

/** A cup of something warm on (0, 0), about 110 wide; the steam is a wave. */
export const drawCup = (colour: string = palette.white) =>
  `<path d="M52,-70 C96,-76 96,-18 46,-22" fill="none" stroke="${colour}" stroke-width="13"/><path d="M-56,-92 L56,-92 C56,-40 46,0 20,0 L-20,0 C-46,0 -56,-40 -56,-92Z" fill="${colour}"/><path d="M10,-92 L56,-92 C56,-40 46,0 20,0 L6,0 C30,-20 20,-60 10,-92Z" fill="${palette.ink}" opacity=".08"/><ellipse cx="0" cy="-92" rx="56" ry="11" fill="#9a6238"/><path d="M-18,-120 c-16,-22 16,-34 0,-60 M18,-124 c-16,-22 16,-34 0,-60" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".8"/>`;

/** A window with the sky in it, its top left at (0, 0). */
export const drawWindow = (options: {
  width: number;
  height: number;
  view: string;
  frame?: string;
  sheet: Sheet;
}) => {
  const { width, height, view, frame = '#ffffff', sheet } = options;
  const shape = `<rect width="${width}" height="${height}" rx="18"/>`;
  return `${sheet.clipped({ shape, body: view })}<g fill="none" stroke="${frame}" stroke-width="14"><rect width="${width}" height="${height}" rx="18"/><path d="M${width / 2},0 V${height}" stroke-width="8"/></g><rect x="-22" y="${height}" width="${width + 44}" height="18" rx="6" fill="${frame}"/>`;
};

/** A bedside lamp standing on (0, 0), lit, about 220 high. */
export const drawLamp = (sheet: Sheet) => {
  const glow = sheet.radial({
    stops: [
      { at: 0, colour: '#ffe2a6', opacity: 0.75 },
      { at: 1, colour: '#ffe2a6', opacity: 0 },
    ],
  });
  return `<circle cx="0" cy="-160" r="230" fill="${glow}"/><path d="M0,-120 V-14" stroke="#caa777" stroke-width="12"/><path d="M-46,0 C-46,-18 46,-18 46,0Z" fill="#caa777"/><path d="M-48,-214 L48,-214 L78,-116 L-78,-116Z" fill="#fbe6bd"/><path d="M14,-214 L48,-214 L78,-116 L30,-116Z" fill="#e9c98e" opacity=".7"/>`;
};

/** A moon and a few stars around (0, 0). */
export const drawMoon = () =>
  '<path d="M26,-62 A66,66 0 1 0 26,62 A52,52 0 1 1 26,-62Z" fill="#fbeecb"/><g fill="#fff"><circle cx="120" cy="-50" r="4.5"/><circle cx="170" cy="30" r="3.5"/><circle cx="-130" cy="-60" r="3.5"/><circle cx="80" cy="80" r="3"/><circle cx="-110" cy="70" r="4"/></g>';

/** A clipboard 240 x 320 around its centre with `content` on the paper. */
export const drawClipboard = (content: string) =>
  `<rect x="-126" y="-166" width="252" height="332" rx="20" fill="${palette.deep}"/><rect x="-106" y="-140" width="212" height="288" rx="8" fill="#fff"/><rect x="-46" y="-186" width="92" height="44" rx="14" fill="#b8c7d8"/>${content}`;
