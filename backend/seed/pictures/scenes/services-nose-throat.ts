import { drawNoseFront, drawOpenMouth, drawSinuses } from '../motifs/anatomy';
import { drawBackdrop } from '../motifs/backdrop';
import { drawEndoscope, drawOtoscope, drawStethoscope, drawThroatTools } from '../motifs/instruments';
import { drawClipboard, drawCup, drawDesk, drawPlant, drawScreen, drawTrolley } from '../motifs/room';
import { drawArcs, drawBreath } from '../motifs/waves';
import { palette } from '../palette';
import type { Portfolio } from '../picture';
import { place } from '../sheet';
import { aside, patient } from './cast';
import { drawAudiogram, drawEarSketch, seat, seatAside } from './parts';

const size = { width: 1200, height: 800 };
const middle = { x: 600, y: 360, radius: 270, step: 84, count: 5 };

/** Pictures of the consultation and of the services for nose and throat. */
export const noseAndThroatServices: Portfolio = {
  'service-consultation': {
    ...size,
    alt: {
      en: 'A doctor listens to a patient across the desk',
      ar: 'طبيب يستمع إلى مريضة على الجانب الآخر من المكتب',
    },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'sand', focus: { ...middle, y: 340, radius: 240 } }) +
      seatAside({ sheet, person: aside.listener, x: 930, y: 320, scale: 0.86, mirrored: true }) +
      seatAside({ sheet, person: aside.doctor, x: 270, y: 310, scale: 0.9 }) +
      drawArcs({
        x: 760,
        y: 400,
        angle: 180,
        colour: palette.teal,
        radius: 60,
        step: 44,
        count: 5,
        spread: 56,
        width: 9,
      }) +
      drawDesk({ ...size, y: 664 }) +
      place({ body: drawPlant(), x: 600, y: 706, scale: 0.9 }),
  },
  'service-consultation-2': {
    ...size,
    alt: {
      en: 'A desk with a drawing of the ear, a stethoscope and a cup of tea',
      ar: 'مكتب عليه رسم للأذن وسماعة طبية وكوب شاي',
    },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'clay', focus: { ...middle, y: 400 } }) +
      place({
        body: drawClipboard(place({ body: drawEarSketch(), x: -14, y: 6, scale: 0.86 })),
        x: 590,
        y: 410,
        scale: 1.6,
        rotate: -5,
      }) +
      place({ body: drawStethoscope(), x: 980, y: 450, scale: 1.1, rotate: 16 }) +
      place({ body: drawOtoscope(), x: 215, y: 560, scale: 0.8, rotate: -64 }) +
      place({ body: drawCup(palette.azure), x: 180, y: 300, scale: 1.2 }),
  },
  'service-follow-up': {
    ...size,
    alt: {
      en: 'A doctor and an older patient look at the plan of the last visit',
      ar: 'طبيبة ومريض مسن يراجعان خطة الزيارة السابقة',
    },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'clay', focus: { ...middle, y: 340, radius: 240 } }) +
      seatAside({ sheet, person: aside.elder, x: 930, y: 320, scale: 0.86, mirrored: true }) +
      seatAside({ sheet, person: aside.doctorInScarf, x: 270, y: 310, scale: 0.9 }) +
      drawDesk({ ...size, y: 664 }) +
      place({
        body: drawClipboard(drawAudiogram({ x: -92, y: -110, width: 184, height: 190 })),
        x: 600,
        y: 470,
        scale: 0.9,
        rotate: -4,
      }),
  },
  'service-follow-up-2': {
    ...size,
    alt: {
      en: 'Two hearing curves of two visits side by side, a cup of tea between them',
      ar: 'منحنيا سمع من زيارتين جنبًا إلى جنب وبينهما كوب شاي',
    },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'sand', focus: { ...middle, y: 400 } }) +
      place({
        body: drawClipboard(drawAudiogram({ x: -92, y: -40, width: 184, height: 150 })),
        x: 360,
        y: 410,
        scale: 1.3,
        rotate: -6,
      }) +
      place({
        body: drawClipboard(drawAudiogram({ x: -92, y: -120, width: 184, height: 110 })),
        x: 860,
        y: 410,
        scale: 1.3,
        rotate: 5,
      }) +
      place({ body: drawCup(palette.azure), x: 610, y: 640, scale: 1.1 }),
  },
  'service-sinus-endoscopy': {
    ...size,
    alt: {
      en: 'A thin endoscope at the nose, its picture on a screen',
      ar: 'منظار دقيق عند الأنف وصورته على شاشة',
    },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'lagoon', focus: { ...middle, x: 400, y: 370 } }) +
      seatAside({ sheet, person: aside.youth, x: 360, y: 380, scale: 1.02 }) +
      place({ body: drawTrolley(300), x: 940, y: 534 }) +
      place({ body: drawEndoscope(), x: 556, y: 440, scale: 0.62, rotate: 8 }) +
      place({
        body: drawScreen({
          sheet,
          colour: '#4a1d22',
          content:
            '<ellipse cx="0" cy="-6" rx="150" ry="116" fill="#c9685c"/><path d="M-60,-110 C-10,-60 -20,40 -70,100 L-160,60 L-160,-80Z" fill="#e29084"/><path d="M70,-104 C20,-50 40,30 80,90 L160,60 L160,-80Z" fill="#d97f73"/><path d="M0,-70 C-14,-20 -10,30 4,76 C16,30 20,-20 0,-70Z" fill="#3a1116"/><path d="M-110,-60 C-80,-40 -76,10 -96,50" stroke="#fff" stroke-width="8" stroke-linecap="round" fill="none" opacity=".4"/>',
        }),
        x: 940,
        y: 300,
        scale: 1.02,
      }),
  },
  'service-sinus-endoscopy-2': {
    ...size,
    alt: {
      en: 'A face with the sinuses marked above the brows and in the cheeks',
      ar: 'وجه تظهر عليه الجيوب الأنفية فوق الحاجبين وفي الوجنتين',
    },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'sky', focus: middle }) +
      seat({
        sheet,
        person: {
          ...patient,
          beard: 'stubble',
          turn: 0,
          mouth: 'calm',
          complexion: 'wheat',
          outfit: { cut: 'polo', colour: palette.teal },
        },
        x: 600,
        y: 360,
        scale: 1,
      }) +
      place({ body: drawSinuses({ line: palette.azure, fill: '#dff1ff' }), x: 600, y: 360 }),
  },
  'service-septum-assessment': {
    ...size,
    alt: {
      en: 'A nose from the front, the line of its septum bent to one side',
      ar: 'أنف من الأمام يميل حاجزه إلى جانب',
    },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'lagoon', focus: { ...middle, y: 400, radius: 320 } }) +
      place({ body: drawNoseFront(44), x: 600, y: 400, scale: 1.3 }) +
      `<g fill="none" stroke="${palette.teal}" stroke-width="10" stroke-linecap="round"><path d="M470,600 C450,660 470,700 440,770 M500,620 C490,670 510,710 490,780"/><path d="M430,590 C400,650 410,690 380,740"/><path d="M715,610 C712,640 720,660 716,690" opacity=".6"/></g>`,
  },
  'service-septum-assessment-2': {
    ...size,
    alt: {
      en: 'A woman with closed eyes breathes freely through her nose',
      ar: 'سيدة مغمضة العينين تتنفس من أنفها بسهولة',
    },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'sky', focus: { ...middle, x: 500, y: 370 } }) +
      seatAside({ sheet, person: aside.breather, x: 480, y: 380, scale: 1.06 }) +
      drawBreath({ x: 690, y: 452, length: 430, colour: palette.azure, width: 9 }),
  },
  'service-tonsil-assessment': {
    ...size,
    alt: { en: 'An open mouth with both tonsils in view', ar: 'فم مفتوح تظهر فيه اللوزتان' },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'petal', focus: { ...middle, y: 400, radius: 330 } }) +
      place({ body: drawOpenMouth({ swollen: false }), x: 600, y: 400, scale: 1.2 }),
  },
  'service-tonsil-assessment-2': {
    ...size,
    alt: { en: 'A tongue depressor and a pen torch ready on a tray', ar: 'خافض لسان وكشاف صغير على صينية' },
    draw: (sheet) =>
      drawBackdrop({ sheet, ...size, tone: 'lagoon', focus: { ...middle, y: 400 } }) +
      `<rect x="200" y="246" width="800" height="330" rx="60" fill="${palette.ink}" opacity=".12" transform="translate(0 18)"/><rect x="200" y="246" width="800" height="330" rx="60" fill="#dfe8f2"/><rect x="228" y="272" width="744" height="278" rx="44" fill="#f6f9fc"/>` +
      place({ body: drawThroatTools(), x: 580, y: 410, scale: 1.25 }),
  },
};
