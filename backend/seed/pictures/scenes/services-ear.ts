import { drawBalanceOrgan, drawEarSection } from '../motifs/anatomy';
import { drawBackdrop } from '../motifs/backdrop';
import {
  drawEarMicroscope,
  drawHeadphones,
  drawHearingAid,
  drawOtoscope,
  drawTeddy,
} from '../motifs/instruments';
import { drawDesk, drawGrid, drawPlant, drawScreen, drawShadow } from '../motifs/room';
import { drawArcs, drawWave } from '../motifs/waves';
import { palette } from '../palette';
import type { Portfolio } from '../picture';
import { drawEar } from '../portraits/profile';
import { place } from '../sheet';
import { aside, dizzy, girl, patient } from './cast';
import { drawAudiogram, drawTurningArrows, seat, seatAside } from './parts';

const size = { width: 1200, height: 800 };
const middle = { x: 600, y: 360, radius: 270, step: 84, count: 5 };

/** Pictures of the services for ear, hearing and balance. */
export const earServices: Portfolio = {
  'service-hearing-test': {
    ...size,
    alt: {
      en: 'A man listens through headphones while sound spreads around him',
      ar: 'رجل يستمع بسماعات الرأس والصوت ينتشر من حوله',
    },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'sky', focus: middle }) +
      drawArcs({
        x: 780,
        y: 376,
        angle: 0,
        colour: palette.azure,
        radius: 60,
        step: 46,
        count: 5,
        width: 8,
      }) +
      drawArcs({
        x: 420,
        y: 376,
        angle: 180,
        colour: palette.azure,
        radius: 60,
        step: 46,
        count: 5,
        width: 8,
      }) +
      seat({ sheet, person: patient, x: 600, y: 360, scale: 0.9 }) +
      place({ body: drawHeadphones(), x: 600, y: 364, scale: 0.9 }),
  },
  'service-hearing-test-2': {
    ...size,
    alt: {
      en: 'A screen with two hearing curves, headphones beside it on the desk',
      ar: 'شاشة عليها منحنيان للسمع وبجوارها سماعات رأس على المكتب',
    },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'lagoon', focus: { ...middle, y: 340 } }) +
      drawDesk({ ...size, y: 640 }) +
      drawShadow({ x: 600, y: 664, width: 320 }) +
      place({
        body: drawScreen({
          sheet,
          content:
            drawGrid({ x: -170, y: -116, width: 340, height: 216, columns: 8, rows: 6 }) +
            drawAudiogram({ x: -150, y: -110, width: 300, height: 200 }),
        }),
        x: 600,
        y: 360,
        scale: 1.32,
      }) +
      place({ body: drawHeadphones(palette.deep), x: 980, y: 610, scale: 0.62, rotate: 8 }) +
      place({ body: drawPlant(), x: 210, y: 690, scale: 1.1 }),
  },
  'service-tympanometry': {
    ...size,
    alt: {
      en: 'The ear in section: canal, ear drum, small bones and inner ear',
      ar: 'مقطع في الأذن يبين القناة والطبلة والعظيمات والأذن الداخلية',
    },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'sky', focus: { ...middle, y: 400, radius: 330 } }) +
      drawArcs({
        x: 420,
        y: 400,
        angle: 180,
        colour: palette.teal,
        radius: 240,
        step: 44,
        count: 4,
        spread: 34,
        width: 9,
      }) +
      place({ body: drawEarSection(sheet), x: 640, y: 400, scale: 1.12 }),
  },
  'service-tympanometry-2': {
    ...size,
    alt: { en: 'A pressure curve with one clear peak on a screen', ar: 'منحنى ضغط بقمة واضحة على شاشة' },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'sand', focus: { ...middle, y: 340 } }) +
      drawDesk({ ...size, y: 640, colour: '#e3edf7', edge: palette.mist }) +
      drawShadow({ x: 600, y: 664, width: 320 }) +
      place({
        body: drawScreen({
          sheet,
          content: `${drawGrid({ x: -170, y: -116, width: 340, height: 216, columns: 8, rows: 5 })}<path d="M-170,84 C-70,80 -36,60 -14,-50 C-6,-96 14,-96 22,-50 C44,60 80,80 170,84 L170,100 L-170,100Z" fill="${palette.foam}"/><path d="M-170,84 C-70,80 -36,60 -14,-50 C-6,-96 14,-96 22,-50 C44,60 80,80 170,84" fill="none" stroke="${palette.teal}" stroke-width="8" stroke-linecap="round"/><circle cx="4" cy="-84" r="11" fill="#fff" stroke="${palette.teal}" stroke-width="6"/>`,
        }),
        x: 600,
        y: 360,
        scale: 1.32,
      }) +
      `<path d="M940,700 C1040,760 1130,700 1080,620 C1050,570 1010,590 1000,620" fill="none" stroke="${palette.ink}" stroke-width="11" stroke-linecap="round"/>` +
      place({
        body: `<rect x="-26" y="-60" width="52" height="150" rx="24" fill="${palette.navy}"/><path d="M-20,-58 L-12,-96 H12 L20,-58Z" fill="#c3d0de"/><ellipse cx="0" cy="-102" rx="22" ry="18" fill="${palette.lagoon}"/><circle cx="0" cy="-20" r="10" fill="${palette.lagoon}"/>`,
        x: 950,
        y: 640,
        rotate: -28,
      }) +
      place({ body: drawPlant(palette.deep), x: 220, y: 690 }),
  },
  'service-ear-wax-removal': {
    ...size,
    alt: {
      en: 'An ear under the light, with a fine suction tip beside the canal',
      ar: 'أذن تحت الضوء وبجوار قناتها طرف شفط دقيق',
    },
    draw: (sheet) => {
      const beam = sheet.linear({
        stops: [
          { at: 0, colour: '#fff6d8', opacity: 0.85 },
          { at: 1, colour: '#fff6d8', opacity: 0.1 },
        ],
      });
      return (
        drawBackdrop({ sheet, ...size, tone: 'azure', focus: { ...middle, y: 420, radius: 310 } }) +
        `<circle cx="600" cy="420" r="290" fill="#e2b189"/><path d="M600,130 A290,290 0 0 0 400,630 C360,480 460,260 600,130Z" fill="#38251d"/><path d="M760,-20 L900,-20 L760,640 L420,560Z" fill="${beam}" opacity=".55"/>` +
        place({ body: drawEar({ complexion: 'olive' }), x: 600, y: 420, scale: 4.2 }) +
        `<g fill="none" stroke-linecap="round"><path d="M1210,250 C1040,300 860,370 690,436" stroke="#93a7bf" stroke-width="20"/><path d="M1210,246 C1040,296 860,366 700,430" stroke="#fff" stroke-width="6" opacity=".7"/><path d="M690,436 L656,452" stroke="${palette.navy}" stroke-width="11"/></g>`
      );
    },
  },
  'service-ear-wax-removal-2': {
    ...size,
    alt: {
      en: 'A microscope for the ear above an instrument tray',
      ar: 'ميكروسكوب لفحص الأذن فوق صينية أدوات',
    },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'lagoon', focus: middle }) +
      drawDesk({ ...size, y: 650, colour: '#eef4fa', edge: palette.mist }) +
      place({ body: drawEarMicroscope(), x: 620, y: 330, scale: 1.35 }) +
      `<path d="M600,500 L470,690 H690Z" fill="#fff6d8" opacity=".5"/><rect x="330" y="676" width="540" height="44" rx="22" fill="#b8c7d8"/><rect x="346" y="668" width="508" height="24" rx="12" fill="#dfe8f2"/><g stroke-linecap="round" fill="none"><path d="M420,672 L620,660" stroke="#93a7bf" stroke-width="11"/><path d="M660,672 L800,662" stroke="${palette.teal}" stroke-width="11"/></g>` +
      place({ body: drawOtoscope(), x: 1010, y: 690, scale: 0.6, rotate: -6 }),
  },
  'service-hearing-aids': {
    ...size,
    alt: {
      en: 'An older man with a small hearing aid behind his ear, sound arriving',
      ar: 'رجل كبير السن خلف أذنه سماعة صغيرة والصوت يصل إليه',
    },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'sand', focus: { ...middle, x: 560, y: 370 } }) +
      seatAside({ sheet, person: aside.elder, x: 560, y: 370, scale: 1.06 }) +
      place({ body: drawHearingAid(), x: 560, y: 370, scale: 1.06 }) +
      drawArcs({
        x: 552,
        y: 370,
        angle: 180,
        colour: palette.teal,
        radius: 240,
        step: 54,
        count: 5,
        spread: 60,
        width: 9,
      }),
  },
  'service-hearing-aids-2': {
    ...size,
    alt: { en: 'A pair of hearing aids in their open case', ar: 'زوج من سماعات الأذن في علبته المفتوحة' },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'petal', focus: { ...middle, y: 400 } }) +
      drawShadow({ x: 600, y: 690, width: 680 }) +
      `<path d="M300,350 C300,200 340,170 400,170 H800 C860,170 900,200 900,350Z" fill="${palette.navy}"/><path d="M330,350 C330,230 360,200 410,200 H790 C840,200 870,230 870,350Z" fill="${palette.deep}"/><rect x="270" y="340" width="660" height="340" rx="70" fill="${palette.navy}"/><rect x="300" y="366" width="600" height="260" rx="54" fill="#dfe9f4"/><ellipse cx="450" cy="496" rx="112" ry="100" fill="#c6d6e7"/><ellipse cx="750" cy="496" rx="112" ry="100" fill="#c6d6e7"/><rect x="560" y="646" width="80" height="14" rx="7" fill="${palette.lagoon}"/>` +
      drawWave({
        x: 440,
        y: 270,
        width: 320,
        amplitude: 34,
        cycles: 5,
        colour: palette.lagoon,
        swell: true,
      }) +
      place({ body: drawHearingAid(), x: 470, y: 500, scale: 1.5 }) +
      place({ body: drawHearingAid(), x: 730, y: 500, scale: 1.5, mirrored: true }),
  },
  'service-children-hearing-screening': {
    ...size,
    alt: {
      en: 'A laughing girl with a soft probe at her ear, a teddy bear beside her',
      ar: 'طفلة ضاحكة عند أذنها مجس ناعم وبجانبها دمية دب',
    },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'lagoon', focus: { ...middle, x: 560, y: 390 } }) +
      place({ body: drawTeddy(), x: 1010, y: 560, scale: 1.05 }) +
      seat({ sheet, person: { ...girl, hair: 'bun' }, x: 560, y: 390, scale: 1.05 }) +
      `<path d="M708,408 C800,440 810,560 880,640 S1000,800 1000,820" fill="none" stroke="${palette.navy}" stroke-width="11" stroke-linecap="round"/><circle cx="712" cy="410" r="22" fill="${palette.terracotta}"/><circle cx="712" cy="410" r="9" fill="#fff" opacity=".7"/>` +
      drawArcs({
        x: 724,
        y: 406,
        angle: -30,
        colour: palette.teal,
        radius: 56,
        step: 36,
        count: 3,
        width: 8,
      }),
  },
  'service-children-hearing-screening-2': {
    ...size,
    alt: {
      en: 'A teddy bear wearing headphones between toy blocks',
      ar: 'دمية دب بسماعات رأس بين مكعبات اللعب',
    },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'sky', focus: { ...middle, y: 350, radius: 250 } }) +
      drawDesk({ ...size, y: 660 }) +
      drawShadow({ x: 600, y: 694, width: 420 }) +
      place({ body: drawTeddy(), x: 600, y: 432, scale: 1.4 }) +
      place({ body: drawHeadphones(palette.teal), x: 600, y: 372, scale: 1.1 }) +
      `<g><rect x="190" y="590" width="120" height="120" rx="16" fill="${palette.azure}"/><rect x="320" y="610" width="100" height="100" rx="16" fill="${palette.ochre}"/><rect x="240" y="478" width="110" height="110" rx="16" fill="${palette.terracotta}"/><circle cx="250" cy="650" r="30" fill="#fff" opacity=".4"/><path d="M346,676 l24,-42 l24,42Z" fill="#fff" opacity=".45"/><rect x="272" y="510" width="46" height="46" rx="8" fill="#fff" opacity=".4"/><circle cx="930" cy="650" r="62" fill="${palette.terracotta}"/><path d="M930,588 A62,62 0 0 1 930,712 C960,680 960,620 930,588Z" fill="#fff" opacity=".35"/><path d="M870,664 C900,640 960,640 990,664" stroke="#fff" stroke-width="9" fill="none" opacity=".6"/></g>` +
      drawArcs({
        x: 780,
        y: 392,
        angle: 0,
        colour: palette.azure,
        radius: 60,
        step: 40,
        count: 4,
        width: 8,
      }) +
      drawArcs({
        x: 420,
        y: 392,
        angle: 180,
        colour: palette.azure,
        radius: 60,
        step: 40,
        count: 4,
        width: 8,
      }),
  },
  'service-vertigo-rehabilitation': {
    ...size,
    alt: {
      en: 'A woman turns her head in balance training, arrows circle around her',
      ar: 'سيدة تحرك رأسها في تدريب الاتزان وأسهم تدور حولها',
    },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'sand', focus: { ...middle, y: 380 } }) +
      seat({
        sheet,
        person: { ...dizzy, hair: 'bun', mouth: 'smile', tilt: 4 },
        x: 600,
        y: 390,
        scale: 0.92,
      }) +
      place({ body: drawTurningArrows({ radius: 330, colour: palette.teal }), x: 600, y: 190, rotate: 4 }),
  },
  'service-vertigo-rehabilitation-2': {
    ...size,
    alt: {
      en: 'The balance organ of the inner ear with its three canals',
      ar: 'عضو الاتزان في الأذن الداخلية بقنواته الثلاث',
    },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'sky', focus: { ...middle, y: 400, radius: 300 } }) +
      place({ body: drawBalanceOrgan(), x: 610, y: 400, scale: 1.4 }) +
      place({ body: drawTurningArrows({ radius: 450, colour: palette.ochre, squash: 0.8 }), x: 600, y: 400 }),
  },
};
