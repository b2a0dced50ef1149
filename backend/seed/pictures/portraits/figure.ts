import { drawBackdrop } from '../motifs/backdrop';
import { complexions } from '../palette';
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
  const trunk = `${drawNeck(options)}${drawOutfit({ sheet, outfit: person.outfit })}`;
  const turned = (body: string) => (tilt === 0 ? body : `<g transform="rotate(${tilt} 0 220)">${body}</g>`);
  return [
    turned(`${drawHairBehind(person)}${drawScarfBehind(options)}`),
    person.child ? place({ body: trunk, x: 0, y: 42, scale: 0.68 }) : trunk,
    turned(drawHead(options)),
    drawScarfInFront(options),
  ].join('');
};

/** A portrait of 800 x 1000: the figure before rings that spread from the head like sound. */
export const drawPortrait = (options: { sheet: Sheet; person: Person }) => {
  const { sheet, person } = options;
  const ground = drawBackdrop({
    sheet,
    width: 800,
    height: 1000,
    tone: person.backdrop,
    focus: { x: 400, y: 430, radius: 290, step: 80, count: 5 },
  });
  const figure = place({ body: drawFigure({ sheet, person }), x: 400, y: 430, scale: 0.98 });
  return `${ground}${figure}`;
};
