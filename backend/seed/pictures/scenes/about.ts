import { drawBackdrop, drawRings } from '../motifs/backdrop';
import { drawCloud, drawFeluca } from '../motifs/outdoors';
import { drawCup, drawPlant, drawWindow } from '../motifs/room';
import { drawVoiceBars, drawWave } from '../motifs/waves';
import { palette } from '../palette';
import type { Picture, Portfolio } from '../picture';
import { founders } from '../portraits/founders';
import { place } from '../sheet';
import { drawEarSketch, drawPaper, drawPen, seat } from './parts';

const size = { width: 1200, height: 900 };

const chair = (colour: string) =>
  `<path d="M-70,-10 V80 M70,-10 V80" stroke="#8a5f3d" stroke-width="14" stroke-linecap="round"/><path d="M-84,-170 C-84,-200 84,-200 84,-170 V-40 H-84Z" fill="${colour}"/><rect x="-98" y="-56" width="196" height="58" rx="24" fill="${colour}"/><rect x="-98" y="-20" width="196" height="22" rx="11" fill="${palette.ink}" opacity=".14"/><path d="M-60,-172 C-40,-182 40,-182 60,-172" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".4"/>`;

const icon = (options: { alt: Picture['alt']; body: string }): Picture => ({
  width: 200,
  height: 200,
  alt: options.alt,
  draw: (sheet) => {
    const disc = sheet.linear({
      stops: [
        { at: 0, colour: palette.wash },
        { at: 1, colour: palette.sky },
      ],
    });
    return `<circle cx="100" cy="100" r="92" fill="${disc}"/>${drawRings({ x: 100, y: 100, radius: 70, step: 11, count: 2, colour: '#fff', width: 3 })}<g fill="none" stroke="${palette.navy}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round">${options.body}</g>`;
  },
});

/** Pictures of the page about the clinic, of the questions, and the figures of the home page. */
export const about: Portfolio = {
  'about-1': {
    ...size,
    alt: { en: 'The three founders of the clinic', ar: 'مؤسسو العيادة الثلاثة' },
    draw: (sheet) =>
      drawBackdrop({
        sheet,
        ...size,
        tone: 'azure',
        focus: { x: 600, y: 430, radius: 330, step: 90, count: 5 },
      }) +
      Object.values(founders)
        .map((person, index) => ({
          person,
          ...([
            { x: 600, y: 450, scale: 0.96 },
            { x: 300, y: 400, scale: 0.84 },
            { x: 900, y: 400, scale: 0.84 },
          ][index] ?? { x: 600, y: 450 }),
        }))
        .sort((one, other) => one.y - other.y)
        .map((place) => seat({ sheet, ...place, person: { ...place.person, turn: place.x < 600 ? 1 : -1 } }))
        .join(''),
  },
  'about-2': {
    ...size,
    alt: {
      en: 'A calm waiting room with plants and a view of the sea',
      ar: 'قاعة انتظار هادئة فيها نباتات وتطل على البحر',
    },
    draw: (sheet) =>
      drawBackdrop({
        sheet,
        ...size,
        tone: 'sand',
        focus: { x: 600, y: 330, radius: 300, step: 90, count: 5 },
      }) +
      place({
        body: drawWindow({
          sheet,
          width: 560,
          height: 380,
          view: `<rect width="560" height="380" fill="#cfe5f7"/><circle cx="410" cy="110" r="44" fill="#fff3d1"/>${place({ body: drawCloud(), x: 150, y: 110, scale: 0.7 })}<rect y="220" width="560" height="160" fill="#2f86a3"/><path d="M40,262 q24,-14 48,0 t48,0 M380,300 q24,-14 48,0 t48,0 M180,332 q24,-14 48,0 t48,0" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".6"/>${place({ body: drawFeluca(), x: 160, y: 262, scale: 0.62 })}${place({ body: drawFeluca(), x: 440, y: 244, scale: 0.4 })}`,
        }),
        x: 320,
        y: 120,
      }) +
      '<rect y="690" width="1200" height="210" fill="#e6d2b0"/><rect y="690" width="1200" height="12" fill="#0b1b33" opacity=".08"/><ellipse cx="600" cy="800" rx="440" ry="64" fill="#0b7a75" opacity=".25"/><ellipse cx="600" cy="800" rx="380" ry="50" fill="none" stroke="#fff" stroke-width="6" opacity=".6"/>' +
      [300, 500, 700, 900]
        .map((x, index) =>
          place({ body: chair(index % 2 ? palette.azure : palette.teal), x, y: 720, scale: 1 }),
        )
        .join('') +
      place({ body: drawPlant(), x: 120, y: 770, scale: 1.5 }) +
      place({ body: drawPlant(palette.deep), x: 1090, y: 770, scale: 1.35 }),
  },
  'about-3': {
    ...size,
    alt: {
      en: 'An ear drawn on paper to explain a finding, a pen and a cup of tea',
      ar: 'أذن مرسومة على ورقة للشرح وبجوارها قلم وكوب شاي',
    },
    draw: (sheet) =>
      drawBackdrop({
        sheet,
        ...size,
        tone: 'clay',
        focus: { x: 600, y: 450, radius: 340, step: 90, count: 5 },
      }) +
      place({
        body: drawPaper(
          `${place({ body: drawEarSketch(), x: -20, y: -30, scale: 1.05 })}${drawWave({ x: -100, y: 130, width: 200, amplitude: 16, cycles: 4, colour: palette.terracotta, stroke: 5, swell: true })}`,
        ),
        x: 580,
        y: 450,
        scale: 1.7,
        rotate: -4,
      }) +
      place({ body: drawPen(), x: 760, y: 560, scale: 1.6 }) +
      place({ body: drawCup(palette.teal), x: 200, y: 330, scale: 1.4 }),
  },
  faq: {
    width: 1200,
    height: 900,
    alt: {
      en: 'Two speech bubbles, one with a voice wave and one with a calm answer',
      ar: 'فقاعتا حوار، في إحداهما موجة صوت وفي الأخرى جواب هادئ',
    },
    draw: (sheet) =>
      drawBackdrop({
        sheet,
        ...size,
        tone: 'sky',
        focus: { x: 600, y: 430, radius: 320, step: 90, count: 5 },
      }) +
      `<g transform="translate(0 14)" fill="${palette.ink}" opacity=".1"><rect x="170" y="180" width="560" height="280" rx="90"/><rect x="470" y="430" width="560" height="250" rx="90"/></g><path d="M270,440 L230,560 L370,456Z" fill="${palette.navy}"/><rect x="170" y="180" width="560" height="280" rx="90" fill="${palette.navy}"/>` +
      drawVoiceBars({ x: 240, y: 320, width: 420, height: 170, colour: palette.lagoon, count: 17 }) +
      '<path d="M930,650 L980,780 L820,670Z" fill="#fff"/><rect x="470" y="430" width="560" height="250" rx="90" fill="#fff"/>' +
      drawWave({ x: 550, y: 555, width: 400, amplitude: 34, cycles: 3, colour: palette.teal, stroke: 12 }),
  },
  'stat-1': icon({
    alt: { en: 'A building with a map pin', ar: 'مبنى وعلامة موقع' },
    body: '<path d="M56,140 V84 L92,66 V140 M44,140 H156 M92,96 H112 M70,98 h6 M70,118 h6"/><path d="M132,122 C114,98 108,90 108,80 a24,24 0 0 1 48,0 C156,90 150,98 132,122Z" fill="#fff" stroke="#0b7a75"/><circle cx="132" cy="80" r="7" stroke="#0b7a75"/>',
  }),
  'stat-2': icon({
    alt: { en: 'A doctor with a stethoscope', ar: 'طبيب بسماعة طبية' },
    body: '<circle cx="100" cy="70" r="24" fill="#fff"/><path d="M54,148 C54,116 74,104 100,104 C126,104 146,116 146,148Z" fill="#fff"/><path d="M82,106 V120 C82,134 104,134 104,120" stroke="#0b7a75"/><path d="M120,107 V124" stroke="#0b7a75"/><circle cx="120" cy="130" r="6" stroke="#0b7a75"/>',
  }),
  'stat-3': icon({
    alt: { en: 'An ear with sound waves', ar: 'أذن وأمواج صوت' },
    body: '<path d="M66,88 C62,48 122,44 120,88 C120,108 102,112 102,132 C100,150 76,150 72,132" fill="#fff"/><path d="M80,90 C80,70 106,68 106,88 C104,100 92,102 92,114"/><path d="M136,74 C142,84 142,98 136,108 M150,64 C160,80 160,102 150,118" stroke="#0b7a75"/>',
  }),
  'stat-4': icon({
    alt: { en: 'A calendar with a small heart', ar: 'تقويم وقلب صغير' },
    body: '<rect x="54" y="62" width="92" height="84" rx="14" fill="#fff"/><path d="M54,86 H146 M78,52 V70 M122,52 V70"/><path d="M100,132 C84,120 80,112 82,105 C85,97 96,97 100,106 C104,97 115,97 118,105 C120,112 116,120 100,132Z" stroke="#0b7a75"/>',
  }),
};
