import { complexions, hairColours } from '../palette';
import type { Sheet } from '../sheet';
import { type Person, wearsScarf } from './person';

// Half widths of the head at temple, cheekbone, jaw corner and chin; the eye line is y = 0.
const outlines = {
  oval: { temple: 138, cheek: 138, jaw: 104, chin: 40, length: 214 },
  long: { temple: 132, cheek: 132, jaw: 104, chin: 44, length: 228 },
  square: { temple: 140, cheek: 141, jaw: 122, chin: 56, length: 212 },
  round: { temple: 143, cheek: 148, jaw: 116, chin: 46, length: 206 },
  child: { temple: 144, cheek: 154, jaw: 124, chin: 44, length: 178 },
  heart: { temple: 140, cheek: 137, jaw: 96, chin: 34, length: 214 },
} as const;

/** The outline of a head without ears, around the point between the eyes. */
export const traceHead = (person: Person) => {
  const { temple, cheek, jaw, chin, length } = outlines[person.face];
  const side = (sign: 1 | -1) => ({ x: (value: number) => value * sign });
  const r = side(1);
  const l = side(-1);
  const low = length / 214;
  return [
    `M${l.x(temple)},-30`,
    `C${l.x(temple + 2)},-150 -84,-206 0,-206`,
    `C84,-206 ${r.x(temple + 2)},-150 ${r.x(temple)},-30`,
    `C${r.x(temple)},0 ${r.x(cheek)},20 ${r.x(cheek - 2)},${52 * low}`,
    `C${r.x(cheek - 6)},${92 * low} ${r.x(jaw + 10)},${118 * low} ${r.x(jaw - 4)},${142 * low}`,
    `C${r.x(jaw - 24)},${length - 40 * low} ${r.x(chin + 22)},${length} 0,${length}`,
    `C${l.x(chin + 22)},${length} ${l.x(jaw - 24)},${length - 40 * low} ${l.x(jaw - 4)},${142 * low}`,
    `C${l.x(jaw + 10)},${118 * low} ${l.x(cheek - 6)},${92 * low} ${l.x(cheek - 2)},${52 * low}`,
    `C${l.x(cheek)},20 ${l.x(temple)},0 ${l.x(temple)},-30Z`,
  ].join('');
};

const drawEye = (options: { sheet: Sheet; person: Person; x: number }) => {
  const { sheet, person, x } = options;
  const { shade } = complexions[person.complexion];
  const woman = person.sex === 'woman';
  const almond = 'M-26,4 C-16,-13 10,-16 25,0 C15,12 -12,15 -26,4Z';
  const look = person.turn * 3;
  const eyeball = sheet.clipped({
    shape: `<path d="${almond}"/>`,
    body: `<path d="${almond}" fill="#fbf6f0"/><circle cx="${look}" cy="-2" r="13" fill="#4a2e1f"/><circle cx="${look}" cy="-2" r="6.5" fill="#170d09"/><path d="M-28,-2 C-16,-16 10,-19 28,-6 L28,-20 L-28,-20Z" fill="#0b0605" opacity=".22"/><circle cx="${look + 4}" cy="-7" r="3.2" fill="#fff"/>`,
  });
  const lash = woman
    ? '<path d="M-28,5 C-17,-15 11,-18 26,-1 L34,-5 C30,2 27,4 24,3 C12,-11 -13,-9 -28,5Z" fill="#1d1311"/>'
    : '<path d="M-27,4 C-16,-14 11,-17 26,0" fill="none" stroke="#241714" stroke-width="4.5" stroke-linecap="round"/>';
  const crease = `<path d="M-24,-10 C-12,-24 12,-26 26,-13" fill="none" stroke="${shade}" stroke-width="3.5" stroke-linecap="round"/>`;
  const lower = `<path d="M-18,15 C-6,20 10,18 20,11" fill="none" stroke="${shade}" stroke-width="3" stroke-linecap="round" opacity=".75"/>`;
  return `<g transform="translate(${x} 0) scale(${x < 0 ? -1 : 1} 1)">${crease}${x < 0 ? eyeball.replace(/cx="(-?\d+)"/g, (_, value: string) => `cx="${-Number(value)}"`) : eyeball}${lash}${lower}</g>`;
};

const drawBrow = (options: { person: Person; x: number }) => {
  const { person, x } = options;
  const { base } = hairColours[wearsScarf(person) ? 'espresso' : person.hairColour];
  const shape =
    person.sex === 'woman'
      ? 'M-34,-3 C-16,-14 12,-18 38,3 C14,-8 -12,-8 -33,6Z'
      : 'M-35,-4 C-16,-13 12,-17 39,3 C16,-4 -10,-3 -34,9Z';
  return `<path transform="translate(${x} -42) scale(${x < 0 ? -1 : 1} 1)" d="${shape}" fill="${base}" stroke="${base}" stroke-width="${person.sex === 'woman' ? 2 : 4}" stroke-linejoin="round" opacity=".92"/>`;
};

const drawNose = (person: Person) => {
  const { shade, light } = complexions[person.complexion];
  const side = person.turn === 0 ? 1 : person.turn;
  const wide = person.sex === 'man' ? 1.08 : 0.92;
  return `<g transform="scale(${-side * wide} 1)"><path d="M14,-28 C20,-6 20,30 34,66 C42,84 28,92 4,94 C16,80 10,20 14,-28Z" fill="${shade}" opacity=".5"/><path d="M-30,80 C-26,92 -14,88 -8,93 C0,98 10,98 16,92 C22,88 32,90 35,78" fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M-4,-14 C-4,20 -6,46 -8,64" fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round" opacity=".65"/></g>`;
};

const mouths = {
  smile: 'M-47,-11 C-28,7 28,7 47,-11',
  calm: 'M-38,-1 C-22,4 22,4 38,-1',
} as const;

const drawMouth = (person: Person) => {
  const { lip, shade } = complexions[person.complexion];
  const mouth = person.mouth ?? 'smile';
  const bearded = person.beard && person.beard !== 'stubble';
  const fullness = person.sex === 'woman' ? 1 : 0.76;
  const tone = person.sex === 'woman' || bearded ? 0.85 : 0.62;
  const shadow = `<path d="M-20,30 C-8,35 8,35 20,30" fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round" opacity=".8"/>`;
  if (mouth === 'laugh') {
    return `<g transform="translate(0 130)"><path d="M-48,-9 C-22,1 22,1 48,-9 C40,22 22,31 0,31 C-22,31 -40,22 -48,-9Z" fill="#6d2f2c"/><path d="M-43,-6 C-20,2 20,2 43,-6 C38,8 22,14 0,14 C-22,14 -38,8 -43,-6Z" fill="#fffdfa"/><path d="M-50,-10 C-22,1 22,1 50,-10" fill="none" stroke="${lip}" stroke-width="${6 * fullness}" stroke-linecap="round"/><path d="M-38,14 C-24,34 24,34 38,14" fill="none" stroke="${lip}" stroke-width="${9 * fullness}" stroke-linecap="round" opacity="${tone}"/></g>`;
  }
  const corner = mouth === 'smile' ? -9 : -1;
  return `<g transform="translate(0 132)"><g transform="scale(1 ${fullness})" fill="${lip}" opacity="${tone}"><path d="M-42,${corner} C-26,-6 -14,-14 -6,-13 C-3,-12 3,-12 6,-13 C14,-14 26,-6 42,${corner} C26,7 -26,7 -42,${corner}Z"/><path d="M-38,${corner + 4} C-24,6 24,6 38,${corner + 4} C26,26 -26,26 -38,${corner + 4}Z"/></g><path d="${mouths[mouth]}" fill="none" stroke="#5e2b26" stroke-width="4" stroke-linecap="round" opacity=".8"/>${bearded ? '' : shadow}</g>`;
};

const drawAge = (person: Person) => {
  const { shade } = complexions[person.complexion];
  const smileLines = '<path d="M-58,94 C-68,106 -71,118 -68,130"/><path d="M58,94 C68,106 71,118 68,130"/>';
  const lines = person.seasoned
    ? `${person.beard && person.beard !== 'stubble' ? '' : smileLines}<path d="M-96,2 L-112,-4 M-96,10 L-112,12 M96,2 L112,-4 M96,10 L112,12"/><path d="M-46,-92 C-20,-98 20,-98 46,-92" opacity=".7"/><path d="M-84,26 C-70,36 -52,36 -42,28 M84,26 C70,36 52,36 42,28" opacity=".8"/>`
    : '';
  return (
    lines &&
    `<g fill="none" stroke="${shade}" stroke-width="3.5" stroke-linecap="round" opacity=".8">${lines}</g>`
  );
};

const frames = {
  round:
    '<circle cx="-60" cy="4" r="46"/><circle cx="60" cy="4" r="46"/><path d="M-16,-4 C-8,-14 8,-14 16,-4 M-105,-6 L-140,-14 M105,-6 L140,-14"/>',
  square:
    '<rect x="-110" y="-34" width="94" height="72" rx="20"/><rect x="16" y="-34" width="94" height="72" rx="20"/><path d="M-16,-8 C-8,-16 8,-16 16,-8 M-110,-10 L-140,-16 M110,-10 L140,-16"/>',
  fine: '<path d="M-108,-20 C-90,-34 -34,-34 -16,-20 C-14,20 -34,38 -62,38 C-92,38 -110,18 -108,-20Z M108,-20 C90,-34 34,-34 16,-20 C14,20 34,38 62,38 C92,38 110,18 108,-20Z M-16,-14 C-8,-20 8,-20 16,-14 M-108,-16 L-140,-18 M108,-16 L140,-18"/>',
} as const;

const drawGlasses = (glasses: NonNullable<Person['glasses']>) =>
  `<g fill="#ffffff" fill-opacity=".14" stroke="${glasses === 'fine' ? '#8a7a5c' : '#1c2431'}" stroke-width="${glasses === 'square' ? 8 : 5.5}" stroke-linejoin="round" stroke-linecap="round">${frames[glasses]}</g>`;

const coversEars = ['long', 'bob', 'waves'];

/** The ears, drawn before the head and left out under long hair. */
export const drawEars = (person: Person) => {
  if (coversEars.includes(person.hair)) {
    return '';
  }
  const { base, shade } = complexions[person.complexion];
  const ear = (sign: 1 | -1) =>
    `<g transform="translate(${sign * 139} 14) scale(${sign} 1)"><path d="M-10,-42 C14,-54 30,-36 26,-6 C22,22 12,46 -8,44Z" fill="${base}"/><path d="M0,-28 C14,-32 18,-14 13,2 C10,12 4,16 2,24" fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round"/></g>`;
  return ear(-1) + ear(1);
};

// A child's features sit lower and closer, with larger eyes and a small nose.
const drawChildFeatures = (options: { sheet: Sheet; person: Person }) => {
  const { sheet, person } = options;
  const { shade } = complexions[person.complexion];
  const brow = (x: number) =>
    `<path d="M${x - 30},-26 C${x - 12},-38 ${x + 12},-38 ${x + 30},-26" fill="none" stroke="${hairColours[person.hairColour].base}" stroke-width="8" stroke-linecap="round" opacity=".8"/>`;
  return [
    `<g transform="translate(0 26) scale(1.14 1.22)">${drawEye({ sheet, person, x: -58 })}${drawEye({ sheet, person, x: 58 })}</g>`,
    `${brow(-66)}${brow(66)}`,
    `<path d="M-17,76 C-14,86 14,86 17,76" fill="none" stroke="${shade}" stroke-width="6" stroke-linecap="round"/>`,
    `<g transform="translate(0 12) scale(.84 .8)">${drawMouth(person)}</g>`,
  ].join('');
};

/** Eyes, brows, nose, mouth, glasses; `turn` shifts them as a turned head would. */
export const drawFeatures = (options: { sheet: Sheet; person: Person }) => {
  const { sheet, person } = options;
  const features = person.child
    ? drawChildFeatures(options)
    : [
        drawEye({ sheet, person, x: -60 }),
        drawEye({ sheet, person, x: 60 }),
        drawBrow({ person, x: -62 }),
        drawBrow({ person, x: 62 }),
        drawAge(person),
        drawNose(person),
        drawMouth(person),
        person.glasses ? drawGlasses(person.glasses) : '',
      ].join('');
  return `<g transform="translate(${person.turn * 9} 0)">${features}</g>`;
};

/** Light and shadow planes of the face, to be clipped to the head. */
export const drawShading = (options: { sheet: Sheet; person: Person }) => {
  const { sheet, person } = options;
  const { shade, light, cheek } = complexions[person.complexion];
  const side = person.turn === 0 ? 1 : person.turn;
  const glow = sheet.radial({
    stops: [
      { at: 0, colour: cheek, opacity: 0.42 },
      { at: 1, colour: cheek, opacity: 0 },
    ],
  });
  const shift = person.turn * 9;
  return `<path transform="scale(${-side} 1)" d="M160,-220 L104,-200 C128,-110 112,-30 120,30 C124,96 84,168 20,222 L170,240Z" fill="${shade}" opacity=".38"/><ellipse cx="${-30 * -side}" cy="-96" rx="70" ry="38" fill="${light}" opacity=".5"/><circle cx="${-84 + shift}" cy="72" r="46" fill="${glow}"/><circle cx="${84 + shift}" cy="72" r="46" fill="${glow}"/>`;
};
