import { drawOpenMouth, drawSinuses } from '../motifs/anatomy';
import { drawBackdrop, drawRings } from '../motifs/backdrop';
import { drawPalm, drawWindows } from '../motifs/outdoors';
import { drawCup, drawDesk, drawLamp, drawMoon, drawShadow, drawWindow } from '../motifs/room';
import { drawArcs, drawWave } from '../motifs/waves';
import { palette } from '../palette';
import type { Portfolio } from '../picture';
import { drawEar } from '../portraits/profile';
import { reviewers } from '../portraits/reviewers';
import { place } from '../sheet';
import { drawSleeper } from './bed';
import { aside, dizzy, teacher, tiredBoy } from './cast';
import { drawPollen, drawTurningArrows, seat, seatAside } from './parts';

const size = { width: 1200, height: 675 };
const middle = { x: 600, y: 310, radius: 240, step: 78, count: 5 };

const cottonBud =
  '<path d="M-190,0 H190" stroke="#7fb1de" stroke-width="15"/><ellipse cx="-200" rx="44" ry="24" fill="#fff"/><ellipse cx="200" rx="44" ry="24" fill="#fff"/><path d="M-224,-6 c14,-8 30,-8 44,0 M180,-6 c14,-8 30,-8 44,0" stroke="#c9d8e8" stroke-width="5" fill="none" stroke-linecap="round"/>';

const tissue =
  '<path d="M-70,60 C-90,0 -70,-50 -30,-64 C0,-40 30,-72 62,-52 C80,-10 90,30 66,64 C30,84 -40,84 -70,60Z" fill="#fff"/><path d="M-30,-64 C-20,-20 -30,20 -46,60 M20,-56 C10,-10 20,30 10,74" stroke="#c9d8e8" stroke-width="6" fill="none" stroke-linecap="round"/>';

// Thumb and finger close the soft part of the nose of the profile placed in the picture.
const pinchingHand = `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M900,740 L806,500" stroke="#3575b8" stroke-width="112"/><path d="M826,548 L788,458" stroke="#d29f72" stroke-width="72"/><path d="M768,446 C736,436 704,432 664,406" stroke="#af784d" stroke-width="30"/><path d="M780,410 C746,370 694,366 640,384" stroke="#d29f72" stroke-width="30"/><path d="M774,398 C742,362 700,358 652,374" stroke="#e5ba91" stroke-width="6" opacity=".8"/></g><path d="M742,388 C780,356 838,384 838,446 C838,500 786,508 764,478 C750,452 730,412 742,388Z" fill="#d29f72"/><path d="M768,470 C786,456 812,458 828,474 M762,442 C784,428 812,430 832,446 M752,414 C776,398 806,400 828,418" fill="none" stroke="#af784d" stroke-width="5" stroke-linecap="round"/>`;

export const articles: Portfolio = {
  'article-sudden-hearing-loss': {
    ...size,
    alt: {
      en: 'A woman between sound and silence: waves on one side only',
      ar: 'سيدة بين الصوت والصمت: الأمواج في جانب واحد فقط',
    },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'sky' }) +
      `<rect x="600" width="600" height="675" fill="${palette.navy}"/>` +
      drawRings({ ...middle, colour: '#fff' }) +
      `<rect x="600" width="600" height="675" fill="${palette.navy}" opacity=".82"/>` +
      drawArcs({
        x: 440,
        y: 316,
        angle: 180,
        colour: palette.azure,
        radius: 60,
        step: 46,
        count: 6,
        width: 9,
      }) +
      seat({
        sheet,
        person: {
          ...(reviewers.mary ?? dizzy),
          glasses: undefined,
          seasoned: false,
          hair: 'bun',
          mouth: 'calm',
          turn: 0,
          tilt: 0,
          hairColour: 'espresso',
        },
        x: 600,
        y: 316,
        scale: 0.84,
      }) +
      '<path d="M770,316 H1080" stroke="#6f93bd" stroke-width="8" stroke-linecap="round" stroke-dasharray="2 26"/>',
  },
  'article-ear-wax': {
    ...size,
    alt: { en: 'An ear with a cotton bud laid aside, out of reach', ar: 'أذن وعود قطن موضوع بعيدًا عنها' },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'sand', focus: { ...middle, x: 520, y: 338, radius: 260 } }) +
      '<circle cx="520" cy="338" r="236" fill="#d29f72"/><path d="M520,102 A236,236 0 0 0 330,478 C310,360 410,190 520,102Z" fill="#231c1c"/>' +
      place({ body: drawEar({ complexion: 'wheat' }), x: 520, y: 338, scale: 3.5 }) +
      place({ body: cottonBud, x: 940, y: 470, rotate: -32 }),
  },
  'article-middle-ear-infection': {
    ...size,
    alt: {
      en: 'A tired boy at night, one ear warm and sore, a lamp beside him',
      ar: 'طفل متعب ليلًا إحدى أذنيه دافئة ومتألمة وبجواره مصباح',
    },
    draw: (sheet) => {
      const sore = sheet.radial({
        stops: [
          { at: 0, colour: '#ff8a6a', opacity: 0.85 },
          { at: 1, colour: '#ff8a6a', opacity: 0 },
        ],
      });
      return (
        drawBackdrop({ sheet, ...size, tone: 'night', focus: { ...middle, x: 560, y: 330 } }) +
        place({
          body: drawWindow({
            sheet,
            width: 220,
            height: 260,
            frame: '#31588c',
            view: `<rect width="220" height="260" fill="#0a2c5e"/>${place({ body: drawMoon(), x: 100, y: 120, scale: 0.66 })}`,
          }),
          x: 110,
          y: 90,
        }) +
        place({ body: drawLamp(sheet), x: 1010, y: 560, scale: 1.2 }) +
        `<path d="M250,600 C230,420 320,380 420,390 L740,390 C850,380 900,440 880,610Z" fill="#f6f9fd"/>` +
        seat({ sheet, person: tiredBoy, x: 560, y: 340, scale: 0.92 }) +
        `<circle cx="700" cy="318" r="100" fill="${sore}"/>` +
        `<path d="M-10,675 C40,560 280,540 420,576 C620,620 860,560 1210,590 V675Z" fill="${palette.azure}"/><path d="M-10,640 C100,560 280,540 420,576 C620,620 860,560 1210,590" fill="none" stroke="#f6f9fd" stroke-width="22"/>`
      );
    },
  },
  'article-tonsils': {
    ...size,
    alt: { en: 'An open mouth with large tonsils', ar: 'فم مفتوح ولوزتان كبيرتان' },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'lagoon', focus: { ...middle, y: 338, radius: 290 } }) +
      place({ body: drawOpenMouth({ swollen: true }), x: 600, y: 336, scale: 1.06 }),
  },
  'article-sinusitis-or-cold': {
    ...size,
    alt: {
      en: 'A woman with a cold: blocked sinuses, a warm cup and a tissue',
      ar: 'سيدة مصابة بالزكام: جيوب مسدودة وكوب دافئ ومنديل',
    },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'petal', focus: middle }) +
      seat({
        sheet,
        person: {
          ...dizzy,
          hair: 'long',
          hairColour: 'auburn',
          complexion: 'fair',
          turn: 0,
          tilt: 0,
          outfit: { cut: 'knit', colour: palette.azure },
        },
        x: 600,
        y: 300,
        scale: 0.84,
      }) +
      place({ body: drawSinuses({ line: '#d1644f', fill: '#f6b3a2' }), x: 600, y: 300, scale: 0.84 }) +
      drawDesk({ ...size, y: 580 }) +
      place({ body: drawCup(palette.teal), x: 280, y: 622, scale: 1.3 }) +
      place({ body: tissue, x: 930, y: 580 }),
  },
  'article-positional-vertigo': {
    ...size,
    alt: {
      en: 'A woman turns in bed and the room circles around her',
      ar: 'سيدة تتقلب في الفراش والغرفة تدور من حولها',
    },
    draw: (sheet) =>
      drawBackdrop({
        sheet,
        ...size,
        tone: 'lagoon',
        focus: { x: 400, y: 400, radius: 190, step: 70, count: 6 },
      }) +
      place({
        body: drawTurningArrows({ radius: 300, colour: palette.ochre, squash: 0.86 }),
        x: 420,
        y: 380,
      }) +
      drawSleeper({
        sheet,
        person: { ...aside.student, hair: 'bun', eyes: 'open', garment: palette.petal, complexion: 'wheat' },
        x: 400,
        y: 530,
        ...size,
        blanket: palette.terracotta,
      }) +
      place({
        body: drawTurningArrows({ radius: 120, colour: palette.teal, width: 10, squash: 0.4 }),
        x: 430,
        y: 250,
      }),
  },
  'article-snoring': {
    ...size,
    alt: {
      en: 'A man asleep and snoring, the wave of his breath breaks off',
      ar: 'رجل نائم يشخر وموجة تنفسه تنقطع',
    },
    draw: (sheet) =>
      drawBackdrop({
        sheet,
        ...size,
        tone: 'night',
        focus: { x: 520, y: 300, radius: 200, step: 80, count: 5 },
      }) +
      place({ body: drawMoon(), x: 980, y: 130, scale: 0.9 }) +
      drawSleeper({
        sheet,
        person: { ...aside.elder, eyes: 'closed', hairColour: 'pepper', garment: palette.foam },
        x: 380,
        y: 530,
        ...size,
        blanket: palette.teal,
      }) +
      drawWave({ x: 480, y: 230, width: 190, amplitude: 46, cycles: 3, colour: palette.mist, stroke: 9 }) +
      '<path d="M684,230 H800" stroke="#6ea2da" stroke-width="9" stroke-linecap="round" stroke-dasharray="2 24"/>' +
      drawWave({ x: 822, y: 230, width: 190, amplitude: 46, cycles: 3, colour: palette.mist, stroke: 9 }),
  },
  'article-hoarse-voice': {
    ...size,
    alt: { en: 'A teacher with a tired voice in front of her board', ar: 'معلمة بصوت مُجهَد أمام السبورة' },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'sand' }) +
      '<rect x="110" y="60" width="980" height="440" rx="18" fill="#b98e5c"/><rect x="134" y="84" width="932" height="392" rx="8" fill="#1d5a58"/><rect x="110" y="494" width="980" height="22" rx="8" fill="#9a7345"/><rect x="880" y="482" width="80" height="12" rx="6" fill="#fff"/>' +
      drawWave({ x: 180, y: 270, width: 270, amplitude: 56, cycles: 3, colour: '#eaf6f4', stroke: 7 }) +
      drawWave({
        x: 760,
        y: 270,
        width: 130,
        amplitude: 22,
        cycles: 3,
        colour: '#eaf6f4',
        stroke: 6,
        opacity: 0.8,
      }) +
      '<path d="M910,270 H1030" stroke="#eaf6f4" stroke-width="7" stroke-linecap="round" stroke-dasharray="2 20" opacity=".8"/>' +
      seat({ sheet, person: teacher, x: 600, y: 300, scale: 0.82 }),
  },
  'article-nosebleed': {
    ...size,
    alt: {
      en: 'A young man leans forward and pinches his nose',
      ar: 'شاب ينحني إلى الأمام ويضغط على أنفه',
    },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'sky', focus: { ...middle, x: 560, y: 320 } }) +
      seatAside({
        sheet,
        person: { ...aside.youth, complexion: 'wheat', hairColour: 'black' },
        x: 520,
        y: 300,
        scale: 0.94,
        rotate: 15,
      }) +
      pinchingHand +
      '<g fill="#c8473f"><path d="M684,462 c-10,16 -14,22 -14,30 a14,14 0 0 0 28,0 c0,-8 -4,-14 -14,-30Z"/><path d="M692,534 c-8,12 -11,17 -11,24 a11,11 0 0 0 22,0 c0,-7 -3,-12 -11,-24Z" opacity=".7"/></g>',
  },
  'article-dust-and-allergy': {
    ...size,
    alt: {
      en: 'A dusty spring wind over city roofs and palms, pollen in the air',
      ar: 'ريح خماسين مغبرة فوق أسطح المدينة والنخيل وحبوب لقاح في الهواء',
    },
    draw: (sheet) =>
      drawBackdrop({
        sheet,
        ...size,
        tone: 'dust',
        focus: { x: 850, y: 180, radius: 90, step: 80, count: 6 },
      }) +
      '<circle cx="850" cy="180" r="62" fill="#fff3d1"/>' +
      (
        [
          [0, 420, 190, '#d2a56a'],
          [170, 350, 130, '#c99a5e'],
          [320, 440, 200, '#d2a56a'],
          [540, 380, 120, '#c39355'],
          [680, 450, 210, '#d2a56a'],
          [900, 370, 140, '#c99a5e'],
          [1060, 430, 160, '#d2a56a'],
        ] as const
      )
        .map(
          ([x, top, width, colour]) =>
            `<rect x="${x}" y="${top}" width="${width}" height="300" fill="${colour}"/>${drawWindows({ x: x + 22, y: top + 26, columns: Math.floor(width / 50), rows: 3, width: 22, height: 30, gapX: 22, gapY: 26, colour: '#a9773c' })}`,
        )
        .join('') +
      '<path d="M590,380 V280 M570,380 C570,330 630,330 630,380Z" fill="#c39355" stroke="#c39355" stroke-width="10"/>' +
      place({ body: drawPalm(), x: 290, y: 680, scale: 1.15, rotate: 6 }) +
      place({ body: drawPalm(), x: 1010, y: 680, scale: 1.3, rotate: 8 }) +
      [150, 250, 350, 560]
        .map((y, index) =>
          drawWave({
            x: -20,
            y,
            width: 1240,
            amplitude: 16 + index * 4,
            cycles: 3 + index * 0.5,
            colour: '#fff3da',
            stroke: 10,
            opacity: 0.6,
          }),
        )
        .join('') +
      drawPollen([
        { x: 180, y: 190, r: 20 },
        { x: 420, y: 300, r: 26 },
        { x: 640, y: 200, r: 16 },
        { x: 760, y: 330, r: 22 },
        { x: 1080, y: 300, r: 18 },
      ]) +
      drawShadow({ x: 600, y: 690, width: 1000 }),
  },
};
