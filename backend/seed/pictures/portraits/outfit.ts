import { complexions, palette } from '../palette';
import type { Sheet } from '../sheet';
import type { Outfit, Person } from './person';

// The outline of the shoulders from the left of the collar to its right; a neckline closes it.
const shoulders =
  'M-86,262 C-100,322 -190,336 -262,372 C-322,404 -350,500 -360,640 L360,640 C350,500 322,404 262,372 C190,336 100,322 86,262';

/** Neck with the shadow of the chin; around the same origin as the head. */
export const drawNeck = (options: { sheet: Sheet; person: Person }) => {
  const { sheet, person } = options;
  const { base, shade } = complexions[person.complexion];
  const wide = person.sex === 'man' || person.child ? 82 : 64;
  const shape = `<path d="M${-wide},110 L${-wide},216 C${-wide},250 -86,250 -92,290 C-98,330 -110,340 -130,350 L0,470 L130,350 C110,340 98,330 92,290 C86,250 ${wide},250 ${wide},216 L${wide},110Z"/>`;
  const body = `<rect x="-140" y="100" width="280" height="380" fill="${base}"/><path d="M-150,60 L150,60 L150,180 C100,262 60,288 0,292 C-60,288 -100,262 -150,180Z" fill="${shade}" opacity=".75"/><path d="M-58,352 C-30,366 -14,372 -8,392 M58,352 C30,366 14,372 8,392" fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round" opacity=".6"/>`;
  return sheet.clipped({ shape, body });
};

const sleeves = (colour: string) =>
  `<path d="M-236,640 C-232,570 -240,520 -252,480 M236,640 C232,570 240,520 252,480" fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round" opacity=".35"/>`;

const body = (options: { sheet: Sheet; colour: string; neckline: string }) => {
  const { sheet, colour, neckline } = options;
  const form = sheet.linear({
    angle: 'across',
    stops: [
      { at: 0, colour: '#0b1b33', opacity: 0.22 },
      { at: 0.3, colour: '#0b1b33', opacity: 0 },
      { at: 0.72, colour: '#ffffff', opacity: 0.07 },
      { at: 1, colour: '#0b1b33', opacity: 0.12 },
    ],
  });
  const shape = `${shoulders}${neckline}Z`;
  return `<path d="${shape}" fill="${colour}"/><path d="${shape}" fill="${form}"/>${sleeves(palette.ink)}`;
};

const halves = (left: string) => `${left}<g transform="scale(-1 1)">${left}</g>`;

const vNeck = 'C64,340 24,408 0,436 C-24,408 -64,340 -86,262';
const deepNeck = 'C62,340 20,400 0,424 C-20,400 -62,340 -86,262';
const roundNeck = 'C76,330 44,362 0,362 C-44,362 -76,330 -86,262';
const openNeck = 'C64,340 24,420 0,452 C-24,420 -64,340 -86,262';

const edge = (options: { path: string; colour: string; width?: number; opacity?: number }) =>
  `<path d="${options.path}" fill="none" stroke="${options.colour}" stroke-width="${options.width ?? 6}" stroke-linejoin="round" stroke-linecap="round" opacity="${options.opacity ?? 0.3}"/>`;

const shirt = (options: { colour: string; tie?: string }) => {
  const front = `<path d="M-106,300 L0,372 L106,300 L120,640 L-120,640Z" fill="${options.colour}"/>`;
  const collar = halves(
    `<path d="M-84,268 C-96,290 -104,306 -106,322 L-62,406 L0,372 C-34,352 -66,316 -84,268Z" fill="${options.colour}" stroke="#0b1b33" stroke-opacity=".16" stroke-width="5" stroke-linejoin="round"/>`,
  );
  const tie = options.tie
    ? `<path d="M-24,374 L24,374 L17,420 L34,640 L-34,640 L-17,420Z" fill="${options.tie}"/><path d="M-24,374 L24,374 L17,420 L-17,420Z" fill="#0b1b33" opacity=".25"/><path d="M-10,452 L22,496 M-16,500 L28,560" stroke="#fff" stroke-width="7" opacity=".16"/>`
    : edge({ path: 'M0,376 L0,640', colour: palette.ink, opacity: 0.14, width: 5 });
  return `${front}${tie}${collar}`;
};

const jacket = (options: { sheet: Sheet; colour: string; line: string }) => {
  const { sheet, colour, line } = options;
  const form = sheet.linear({
    angle: 'across',
    stops: [
      { at: 0, colour: '#0b1b33', opacity: 0.2 },
      { at: 0.55, colour: '#0b1b33', opacity: 0 },
      { at: 1, colour: '#0b1b33', opacity: 0.08 },
    ],
  });
  const half =
    'M-80,262 C-100,322 -190,336 -262,372 C-322,404 -350,500 -360,640 L-4,640 L-8,600 C-44,500 -96,380 -80,262Z';
  const lapel = 'M-82,258 C-104,292 -128,310 -150,320 L-128,424 L-152,440 L-10,606 C-40,500 -98,380 -82,258Z';
  return (
    halves(
      `<path d="${half}" fill="${colour}"/><path d="${half}" fill="${form}"/><path d="${lapel}" fill="${colour}"/><path d="${lapel}" fill="#ffffff" opacity=".08"/>${edge({ path: lapel, colour: line, opacity: 0.28, width: 5 })}`,
    ) + sleeves(line)
  );
};

const coat = (sheet: Sheet) =>
  jacket({ sheet, colour: '#f7fafd', line: '#3b5778' }) +
  '<g fill="none" stroke="#3b5778" stroke-opacity=".3" stroke-width="5" stroke-linecap="round"><path d="M132,520 L228,520 M132,520 L134,600"/></g><path d="M176,486 L176,548" stroke="#0b7a75" stroke-width="10" stroke-linecap="round"/><path d="M176,486 L176,500" stroke="#022351" stroke-width="10" stroke-linecap="round"/><rect x="132" y="522" width="98" height="60" fill="#f2f6fb"/>';

const stethoscope =
  '<g fill="none" stroke-linecap="round"><path d="M-90,258 C-146,350 -152,430 -128,500 C-114,530 -96,544 -92,572" stroke="#14305a" stroke-width="13"/><path d="M90,258 C146,350 156,430 142,520" stroke="#14305a" stroke-width="13"/><path d="M-94,272 C-144,360 -148,430 -128,494" stroke="#5b86bb" stroke-width="3.5" opacity=".8"/></g><circle cx="142" cy="540" r="27" fill="#9fb2c8"/><circle cx="142" cy="540" r="17" fill="#dfe8f2"/><path d="M-92,566 L-112,604 M-92,566 L-72,604" stroke="#9fb2c8" stroke-width="9" stroke-linecap="round"/>';

const cutters: Record<Outfit['cut'], (options: { sheet: Sheet; outfit: Outfit }) => string> = {
  'coat-shirt': ({ sheet, outfit }) => shirt({ colour: outfit.colour, tie: outfit.accent }) + coat(sheet),
  'coat-scrubs': ({ sheet, outfit }) =>
    body({ sheet, colour: outfit.colour, neckline: vNeck }) +
    edge({ path: `M86,262 ${vNeck}`, colour: palette.ink, width: 8, opacity: 0.25 }) +
    coat(sheet),
  'coat-blouse': ({ sheet, outfit }) =>
    body({ sheet, colour: outfit.colour, neckline: roundNeck }) + coat(sheet),
  scrubs: ({ sheet, outfit }) =>
    body({ sheet, colour: outfit.colour, neckline: vNeck }) +
    edge({
      path: 'M-90,272 C-66,350 -24,418 0,448 C24,418 66,350 90,272',
      colour: '#ffffff',
      width: 9,
      opacity: 0.28,
    }) +
    edge({ path: 'M120,500 L214,500 L212,598 L122,598Z', colour: palette.ink, width: 5, opacity: 0.22 }) +
    '<path d="M190,474 L190,532" stroke="#f7fafd" stroke-width="9" stroke-linecap="round"/>',
  suit: ({ sheet, outfit }) =>
    shirt({ colour: '#f8fafc', tie: outfit.accent }) +
    jacket({ sheet, colour: outfit.colour, line: '#000814' }) +
    '<path d="M150,470 L216,462 L214,476 L152,484Z" fill="#f8fafc" opacity=".85"/>',
  blazer: ({ sheet, outfit }) =>
    body({ sheet, colour: outfit.accent ?? palette.sand, neckline: deepNeck }) +
    jacket({ sheet, colour: outfit.colour, line: '#000814' }),
  shirt: ({ sheet, outfit }) =>
    body({ sheet, colour: outfit.colour, neckline: openNeck }) +
    halves(
      `<path d="M-88,262 C-104,288 -112,310 -112,326 L-60,424 L2,452 C-34,400 -76,330 -88,262Z" fill="${outfit.colour}" stroke="#0b1b33" stroke-opacity=".2" stroke-width="5" stroke-linejoin="round"/>`,
    ) +
    edge({ path: 'M0,452 L0,640', colour: palette.ink, width: 5, opacity: 0.22 }) +
    '<g fill="#fff" opacity=".7"><circle cx="12" cy="500" r="6"/><circle cx="12" cy="570" r="6"/></g>',
  knit: ({ sheet, outfit }) =>
    body({ sheet, colour: outfit.colour, neckline: roundNeck }) +
    edge({
      path: 'M-86,304 C-74,350 -46,376 0,376 C46,376 74,350 86,304',
      colour: '#ffffff',
      width: 22,
      opacity: 0.16,
    }) +
    edge({
      path: 'M-86,262 C-76,330 -44,362 0,362 C44,362 76,330 86,262',
      colour: palette.ink,
      width: 5,
      opacity: 0.22,
    }),
  polo: ({ sheet, outfit }) =>
    body({ sheet, colour: outfit.colour, neckline: vNeck }) +
    halves(
      `<path d="M-90,264 C-106,288 -116,306 -118,322 L-74,404 L0,436 C-40,396 -78,330 -90,264Z" fill="${outfit.accent ?? outfit.colour}" stroke="#0b1b33" stroke-opacity=".18" stroke-width="5" stroke-linejoin="round"/>`,
    ) +
    edge({ path: 'M0,436 L0,560', colour: palette.ink, width: 5, opacity: 0.25 }),
  abaya: ({ sheet, outfit }) =>
    body({ sheet, colour: outfit.colour, neckline: roundNeck }) +
    edge({
      path: 'M-30,364 L-46,640 M30,364 L46,640',
      colour: outfit.accent ?? palette.clay,
      width: 8,
      opacity: 0.8,
    }),
};

/** Clothes from the collar down, around the same origin as the head. */
export const drawOutfit = (options: { sheet: Sheet; outfit: Outfit }) =>
  `${cutters[options.outfit.cut](options)}${options.outfit.stethoscope ? stethoscope : ''}`;
