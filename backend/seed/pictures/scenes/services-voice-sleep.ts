import { drawForearm, drawVoiceFolds } from '../motifs/anatomy';
import { drawBackdrop } from '../motifs/backdrop';
import { drawBottle, drawMicrophone, drawUltrasoundProbe } from '../motifs/instruments';
import {
  drawDesk,
  drawLamp,
  drawMoon,
  drawPlant,
  drawScreen,
  drawShadow,
  drawTrolley,
  drawWindow,
} from '../motifs/room';
import { drawVoiceBars, drawWave } from '../motifs/waves';
import { palette } from '../palette';
import type { Portfolio } from '../picture';
import { place } from '../sheet';
import { drawSleeper } from './bed';
import { aside } from './cast';
import { drawPollen, seatAside } from './parts';

const size = { width: 1200, height: 800 };
const middle = { x: 600, y: 360, radius: 270, step: 84, count: 5 };

const drops = [0, 1, 2, 3, 4].flatMap((column) =>
  [-34, 34].map((row, index) => ({ x: -290 + column * 92, y: row + 8, red: (column + index) % 3 === 0 })),
);

const drawUltrasoundFan = () => {
  const layers = [60, 92, 124, 150, 184].map(
    (r, index) =>
      `<path d="M${-r * 0.8},${-120 + r * 0.86} Q0,${-110 + r * 1.25} ${r * 0.8},${-120 + r * 0.86}" stroke="#c9dcef" stroke-width="${[10, 5, 14, 6, 10][index]}" fill="none" opacity="${[0.5, 0.35, 0.45, 0.3, 0.25][index]}" stroke-linecap="round"/>`,
  );
  return `<path d="M-34,-124 L34,-124 L168,70 Q0,150 -168,70Z" fill="#41597a"/>${layers.join('')}<ellipse cx="-40" cy="16" rx="38" ry="26" fill="#8fa9c6"/><ellipse cx="48" cy="20" rx="40" ry="26" fill="#8fa9c6"/><ellipse cx="2" cy="40" rx="20" ry="18" fill="#0b1b33"/><circle cx="66" cy="14" r="11" fill="#0b1b33"/><g stroke="${palette.lagoon}" stroke-width="4"><path d="M50,14 H82 M66,-2 V30" stroke-dasharray="6 5"/></g>`;
};

/** Pictures of the services for sleep, allergy, voice and neck. */
export const voiceAndSleepServices: Portfolio = {
  'service-sleep-study': {
    ...size,
    alt: {
      en: 'A man asleep at night with small sensors on nose and chest',
      ar: 'رجل نائم ليلًا وعلى أنفه وصدره مجسات صغيرة',
    },
    draw: (sheet) =>
      drawBackdrop({
        sheet,
        ...size,
        tone: 'night',
        focus: { x: 520, y: 400, radius: 220, step: 84, count: 5 },
      }) +
      place({ body: drawMoon(), x: 960, y: 160 }) +
      drawSleeper({ sheet, person: aside.sleeper, x: 400, y: 620, ...size }) +
      `<path d="M456,446 C500,420 560,420 690,408" fill="none" stroke="#dff3f1" stroke-width="6" stroke-linecap="round"/><rect x="752" y="382" width="84" height="52" rx="16" fill="#f6f9fc"/><circle cx="794" cy="408" r="11" fill="${palette.lagoon}"/><path d="M690,408 C712,404 730,404 752,406" fill="none" stroke="#dff3f1" stroke-width="6"/>` +
      drawWave({
        x: 700,
        y: 300,
        width: 400,
        amplitude: 40,
        cycles: 4,
        colour: palette.lagoon,
        stroke: 8,
        swell: true,
      }),
  },
  'service-sleep-study-2': {
    ...size,
    alt: {
      en: 'A bedside table at night with a sleep recorder and a lamp',
      ar: 'منضدة بجوار السرير ليلًا عليها مسجل للنوم ومصباح',
    },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'night', focus: { ...middle, y: 380 } }) +
      place({
        body: drawWindow({
          sheet,
          width: 300,
          height: 330,
          frame: '#31588c',
          view: `<rect width="300" height="330" fill="#0a2c5e"/>${place({ body: drawMoon(), x: 130, y: 150, scale: 0.8 })}`,
        }),
        x: 120,
        y: 110,
      }) +
      place({ body: drawLamp(sheet), x: 900, y: 610, scale: 1.35 }) +
      drawDesk({ ...size, y: 610, colour: '#8a5f3d', edge: '#6a452a' }) +
      `<rect x="430" y="400" width="340" height="216" rx="36" fill="#f3f7fb"/><rect x="458" y="428" width="284" height="128" rx="18" fill="${palette.navy}"/><circle cx="600" cy="586" r="13" fill="${palette.lagoon}"/><path d="M770,560 C860,560 850,700 940,720 S1100,700 1220,740" stroke="#dfe8f2" stroke-width="11" fill="none" stroke-linecap="round"/>` +
      drawWave({ x: 476, y: 470, width: 248, amplitude: 26, cycles: 4, colour: palette.lagoon, stroke: 6 }) +
      drawWave({
        x: 476,
        y: 524,
        width: 248,
        amplitude: 12,
        cycles: 9,
        colour: palette.mist,
        stroke: 4,
        swell: true,
      }),
  },
  'service-allergy-test': {
    ...size,
    alt: { en: 'A forearm with two rows of small test drops', ar: 'ساعد عليه صفان من قطرات اختبار صغيرة' },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'sky', focus: { ...middle, y: 400 } }) +
      place({
        body: drawForearm(
          drops
            .map(
              ({ x, y, red }) =>
                `${red ? `<circle cx="${x}" cy="${y}" r="27" fill="#d1644f" opacity=".45"/>` : ''}<circle cx="${x}" cy="${y}" r="13" fill="#cfe6f7"/><circle cx="${x - 4}" cy="${y - 4}" r="4" fill="#fff"/>`,
            )
            .join(''),
        ),
        x: 610,
        y: 410,
        scale: 1.28,
        rotate: -6,
      }),
  },
  'service-allergy-test-2': {
    ...size,
    alt: {
      en: 'Small bottles of test extracts with pollen in the air',
      ar: 'زجاجات صغيرة لمستخلصات الاختبار وحبوب لقاح في الهواء',
    },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'lagoon', focus: { ...middle, y: 350 } }) +
      drawDesk({ ...size, y: 610 }) +
      (
        [
          [330, palette.teal],
          [510, palette.azure],
          [690, palette.ochre],
          [870, palette.terracotta],
        ] as const
      )
        .map(
          ([x, colour]) =>
            drawShadow({ x, y: 652, width: 150 }) +
            place({ body: drawBottle(colour), x, y: 650, scale: 1.5 }),
        )
        .join('') +
      drawPollen([
        { x: 210, y: 210, r: 34 },
        { x: 420, y: 130, r: 22 },
        { x: 620, y: 200, r: 40 },
        { x: 820, y: 120, r: 26 },
        { x: 1010, y: 230, r: 36 },
        { x: 1090, y: 400, r: 20 },
        { x: 120, y: 420, r: 20 },
      ]),
  },
  'service-voice-assessment': {
    ...size,
    alt: {
      en: 'A woman speaks into a microphone, her voice runs as a wave',
      ar: 'سيدة تتحدث في ميكروفون وصوتها يمتد كموجة',
    },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'petal', focus: { ...middle, x: 420, y: 360 } }) +
      drawVoiceBars({ x: 760, y: 440, width: 420, height: 250, colour: palette.teal, count: 15 }) +
      seatAside({ sheet, person: aside.student, x: 360, y: 350, scale: 1.04 }) +
      place({ body: drawMicrophone(), x: 700, y: 500, scale: 0.9 }),
  },
  'service-voice-assessment-2': {
    ...size,
    alt: {
      en: 'The voice folds as a camera sees them, with a voice curve below',
      ar: 'الحبال الصوتية كما تراها الكاميرا وتحتها منحنى الصوت',
    },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'azure', focus: { ...middle, y: 350, radius: 280 } }) +
      place({ body: drawVoiceFolds(), x: 600, y: 340, scale: 1.2 }) +
      drawWave({ x: 120, y: 690, width: 960, amplitude: 60, cycles: 14, colour: '#fff', swell: true }),
  },
  'service-neck-ultrasound': {
    ...size,
    alt: {
      en: 'An ultrasound probe at a woman’s neck, the picture on a screen',
      ar: 'مجس موجات فوق صوتية على رقبة سيدة والصورة على شاشة',
    },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'sand', focus: { ...middle, x: 400, y: 370 } }) +
      seatAside({
        sheet,
        person: { ...aside.breather, hairColour: 'black', garment: palette.azure },
        x: 360,
        y: 350,
        scale: 1.02,
      }) +
      place({ body: drawUltrasoundProbe(), x: 446, y: 588, scale: 0.74, rotate: 6 }) +
      place({ body: drawTrolley(300), x: 930, y: 520 }) +
      place({
        body: drawScreen({ sheet, colour: '#0b1b33', content: drawUltrasoundFan() }),
        x: 930,
        y: 290,
        scale: 1,
      }),
  },
  'service-neck-ultrasound-2': {
    ...size,
    alt: {
      en: 'An ultrasound picture of the neck on a large screen',
      ar: 'صورة بالموجات فوق الصوتية للرقبة على شاشة كبيرة',
    },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'sky', focus: { ...middle, y: 340 } }) +
      drawDesk({ ...size, y: 650, colour: '#eef4fa', edge: palette.mist }) +
      drawShadow({ x: 600, y: 672, width: 320 }) +
      place({
        body: drawScreen({ sheet, colour: '#0b1b33', content: drawUltrasoundFan() }),
        x: 600,
        y: 362,
        scale: 1.36,
      }) +
      place({ body: drawUltrasoundProbe(), x: 920, y: 690, scale: 0.7, rotate: -12 }) +
      place({ body: drawPlant(palette.deep), x: 200, y: 700 }),
  },
};
