import type { Sheet } from '../sheet';
import type { HairStyle, Person } from './person';

interface Wrap {
  behind: string;
  /** The opening the face is seen through. */
  opening: string;
  /** Cloth that passes under the chin and over the shoulders, in front of the neck. */
  drape: string;
  folds: string;
}

const opening =
  'M0,-150 C84,-152 126,-92 128,-12 C130,66 116,140 66,196 C44,222 20,230 0,230 C-20,230 -44,222 -66,196 C-116,140 -130,66 -128,-12 C-126,-92 -84,-152 0,-150Z';

const wraps: Partial<Record<HairStyle, Wrap>> = {
  'hijab-wrap': {
    behind:
      'M0,-246 C120,-250 186,-156 184,-30 C184,80 176,160 150,250 C140,300 170,330 210,352 L-210,352 C-170,330 -140,300 -150,250 C-176,160 -184,80 -184,-30 C-186,-156 -120,-250 0,-246Z',
    opening,
    drape:
      'M-150,140 C-108,178 -58,214 0,216 C58,214 108,178 150,140 C160,230 176,290 262,350 C220,410 120,452 10,462 C-110,452 -210,420 -258,352 C-176,290 -160,230 -150,150Z',
    folds:
      'M-146,196 C-90,280 60,300 176,240 M-168,268 C-90,344 80,350 214,304 M-206,322 C-100,400 60,410 190,372 M120,-190 C164,-120 172,0 156,110 M-120,-190 C-164,-120 -172,0 -156,110',
  },
  'hijab-drape': {
    behind:
      'M0,-244 C116,-248 180,-160 178,-40 C178,70 172,150 152,230 C150,300 176,330 220,356 L-220,356 C-176,330 -150,300 -152,230 C-172,150 -178,70 -178,-40 C-180,-160 -116,-248 0,-244Z',
    opening,
    drape:
      'M-152,130 C-110,174 -58,214 0,216 C58,214 110,174 152,130 C166,240 190,300 268,352 C250,400 210,430 150,452 C120,520 90,580 60,640 L-150,640 C-140,560 -130,500 -150,450 C-210,430 -250,400 -266,352 C-190,300 -166,240 -152,140Z',
    folds:
      'M-148,190 C-60,290 90,330 196,300 M-170,262 C-90,352 40,400 150,420 M-120,420 C-60,450 20,470 80,560 M-60,470 C-30,520 -20,580 -24,640 M116,-186 C158,-110 166,0 152,100',
  },
  'hijab-loose': {
    behind:
      'M0,-256 C130,-258 200,-160 198,-20 C200,110 200,210 190,300 C200,330 220,340 240,356 L-240,356 C-220,340 -200,330 -190,300 C-200,210 -200,110 -198,-20 C-200,-160 -130,-258 0,-256Z',
    opening,
    drape:
      'M-176,110 C-124,176 -60,216 0,218 C60,216 124,176 176,110 C196,230 214,300 276,360 C262,470 200,560 180,640 L-200,640 C-214,560 -262,470 -274,360 C-214,300 -196,230 -176,120Z',
    folds:
      'M-172,180 C-120,300 -20,360 40,640 M-190,280 C-170,400 -130,520 -110,640 M172,180 C140,290 90,330 30,370 M190,290 C190,420 150,520 140,640 M128,-196 C180,-110 184,20 172,120 M-128,-196 C-180,-110 -184,20 -172,120',
  },
};

const wrapOf = (person: Person) => wraps[person.hair];

/** Cloth behind the head; empty when no scarf is worn. */
export const drawScarfBehind = (options: { sheet: Sheet; person: Person }) => {
  const wrap = wrapOf(options.person);
  const { scarf } = options.person;
  return wrap && scarf ? `<path d="${wrap.behind}" fill="${scarf.colour}"/>` : '';
};

/** Restricts the face to the scarf's opening, with the band of the under-scarf at its edge. */
export const frameFace = (options: { sheet: Sheet; person: Person; body: string }) => {
  const { sheet, person, body } = options;
  const wrap = wrapOf(person);
  if (!wrap || !person.scarf) {
    return body;
  }
  const shape = `<path d="${wrap.opening}"/>`;
  const band = `<path d="M-140,-20 C-134,-96 -84,-134 0,-134 C84,-134 134,-96 140,-20 L150,-180 L-150,-180Z" fill="${person.scarf.band}"/><path d="M-130,0 C-128,-84 -84,-130 0,-131 C84,-130 128,-84 130,0" fill="none" stroke="#3a1d12" stroke-width="16" opacity=".16" transform="translate(0 7)"/>`;
  const edge = `<path d="${wrap.opening}" fill="none" stroke="#0b1b33" stroke-width="14" opacity=".16"/>`;
  return sheet.clipped({ shape, body: `${body}${band}${edge}` });
};

/** Cloth under the chin and over the shoulders, drawn last. */
export const drawScarfInFront = (options: { sheet: Sheet; person: Person }) => {
  const { sheet, person } = options;
  const wrap = wrapOf(person);
  if (!wrap || !person.scarf) {
    return '';
  }
  const shade = sheet.linear({
    stops: [
      { at: 0, colour: '#0b1b33', opacity: 0.26 },
      { at: 0.45, colour: '#0b1b33', opacity: 0 },
    ],
  });
  const mirrored = person.turn < 0 ? ' transform="scale(-1 1)"' : '';
  return `<g${mirrored}><path d="${wrap.drape}" fill="${person.scarf.colour}"/><path d="${wrap.drape}" fill="${shade}"/><path d="${wrap.folds}" fill="none" stroke="#0b1b33" stroke-width="6" stroke-linecap="round" opacity=".17"/><path transform="translate(3 7)" d="${wrap.folds}" fill="none" stroke="#ffffff" stroke-width="5" stroke-linecap="round" opacity=".2"/></g>`;
};
