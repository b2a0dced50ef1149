import { complexions, palette } from '../palette';
import { place, type Sheet } from '../sheet';
import { drawEars, drawFeatures, drawShading, traceHead } from './face';
import { castHairShadow, drawBeard, drawHairBehind, drawHairInFront } from './hair';
import { drawNeck, drawOutfit } from './outfit';
import { type Person, wearsScarf } from './person';
import { drawScarfBehind, drawScarfInFront, frameFace } from './scarf';

const drawHead = (options: { sheet: Sheet; person: Person }) => {
  const { sheet, person } = options;
  const { base, shade } = complexions[person.complexion];
  const outline = traceHead(person);
  const skin = sheet.clipped({
    shape: `<path d="${outline}"/>`,
    body: `<path d="${outline}" fill="${base}"/>${drawShading(options)}${castHairShadow({ person, colour: shade })}${person.beard === 'stubble' ? drawBeard(person) : ''}`,
  });
  const face = `${skin}${person.beard === 'stubble' ? '' : drawBeard(person)}${drawFeatures(options)}`;
  return wearsScarf(person)
    ? frameFace({ sheet, person, body: face })
    : `${drawEars(person)}${face}${drawHairInFront(person)}`;
};

/**
 * One person from the chest up. The origin is between the eyes; the head spans about 150 to either side and
 * 210 up and down, the shoulders 360 to either side, the lower edge is at 640.
 */
export const drawFigure = (options: { sheet: Sheet; person: Person }) => {
  const { sheet, person } = options;
  const tilt = person.tilt ?? 0;
  const turned = (body: string) => (tilt === 0 ? body : `<g transform="rotate(${tilt} 0 220)">${body}</g>`);
  return [
    turned(`${drawHairBehind(person)}${drawScarfBehind(options)}`),
    drawNeck(options),
    drawOutfit({ sheet, outfit: person.outfit }),
    turned(drawHead(options)),
    drawScarfInFront(options),
  ].join('');
};

const backdrops = {
  sky: { from: '#dcebfa', to: '#b5d2ee', line: palette.white },
  sand: { from: '#fbf5ea', to: '#ecdcc2', line: palette.white },
  lagoon: { from: '#dcf0ed', to: '#a9d6d0', line: palette.white },
  azure: { from: '#8db9e2', to: '#5b93cb', line: '#d7e9fa' },
  petal: { from: '#fbeee8', to: '#f1cdbd', line: palette.white },
  clay: { from: '#efdcc0', to: '#d9bb91', line: '#fdf3e3' },
} as const;

/** A portrait of 800 x 1000: the figure before rings that spread from the head like sound. */
export const drawPortrait = (options: { sheet: Sheet; person: Person }) => {
  const { sheet, person } = options;
  const { from, to, line } = backdrops[person.backdrop];
  const ground = sheet.linear({
    stops: [
      { at: 0, colour: from },
      { at: 1, colour: to },
    ],
  });
  const rings = [290, 370, 450, 530, 610]
    .map(
      (radius, index) =>
        `<circle cx="400" cy="430" r="${radius}" fill="none" stroke="${line}" stroke-width="${5 - index * 0.5}" opacity="${0.85 - index * 0.14}"/>`,
    )
    .join('');
  const disc = `<circle cx="400" cy="430" r="290" fill="${line}" opacity=".3"/>`;
  const figure = place({ body: drawFigure({ sheet, person }), x: 400, y: 430, scale: 0.98 });
  return `<rect width="800" height="1000" fill="${ground}"/>${disc}${rings}${figure}`;
};
