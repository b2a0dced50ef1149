import { drawBackdrop, drawRings } from '../motifs/backdrop';
import { drawTeddy } from '../motifs/instruments';
import { drawFeluca, drawPalm } from '../motifs/outdoors';
import { drawPlant } from '../motifs/room';
import { drawArcs, drawBreath, drawRipples, drawWave } from '../motifs/waves';
import { palette } from '../palette';
import type { Portfolio } from '../picture';
import { doctors } from '../portraits/doctors';
import type { Person } from '../portraits/person';
import { place, type Sheet } from '../sheet';
import { drawAlexandria } from './branches';
import { aside, boy, dizzy } from './cast';
import { drawTurningArrows, seat, seatAside } from './parts';

const slide = { width: 1600, height: 1000 };
const card = { width: 800, height: 600 };

const doctorOf = (key: string): Person => {
  const doctor = doctors[key];
  if (!doctor) {
    throw new Error(`The scene needs a doctor "${key}".`);
  }
  return doctor;
};

/** A month of days as rounded tiles around the origin, 360 x 330; one day is chosen. */
const drawCalendar = (options: { chosen: number; accent?: string }) => {
  const { chosen, accent = palette.teal } = options;
  const days = Array.from({ length: 20 }, (_, index) => {
    const x = -148 + (index % 5) * 62;
    const y = -66 + Math.floor(index / 5) * 54;
    const full = index % 7 === 3 || index % 6 === 5;
    const fill = index === chosen ? accent : full ? '#e4ebf3' : palette.sky;
    const tick =
      index === chosen
        ? `<path d="M${x + 13},${y + 21} l9,9 l17,-19" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`
        : '';
    return `<rect x="${x}" y="${y}" width="50" height="42" rx="11" fill="${fill}"/>${tick}`;
  });
  return `<rect x="-184" y="-160" width="368" height="338" rx="34" fill="${palette.ink}" opacity=".12" transform="translate(0 12)"/><rect x="-184" y="-160" width="368" height="338" rx="34" fill="#fff"/><path d="M-184,-92 V-126 A34,34 0 0 1 -150,-160 H150 A34,34 0 0 1 184,-126 V-92Z" fill="${palette.navy}"/><g fill="#b8c7d8"><rect x="-110" y="-186" width="20" height="52" rx="10"/><rect x="90" y="-186" width="20" height="52" rx="10"/></g>${drawWave({ x: -60, y: -116, width: 120, amplitude: 12, cycles: 3, colour: palette.lagoon, stroke: 6, swell: true })}${days.join('')}`;
};

const drawPin = () =>
  `<ellipse cx="0" cy="6" rx="46" ry="10" fill="${palette.ink}" opacity=".18"/><path d="M0,0 C-60,-80 -84,-112 -84,-156 A84,84 0 0 1 84,-156 C84,-112 60,-80 0,0Z" fill="${palette.terracotta}"/><path d="M0,0 C60,-80 84,-112 84,-156 A84,84 0 0 0 0,-240 C60,-200 50,-90 0,0Z" fill="${palette.ink}" opacity=".1"/><circle cy="-156" r="40" fill="#fff"/><circle cx="-10" cy="-156" r="8" fill="${palette.teal}"/><path d="M2,-172 A22,22 0 0 1 2,-140 M12,-182 A34,34 0 0 1 12,-130" fill="none" stroke="${palette.teal}" stroke-width="6" stroke-linecap="round"/>`;

const drawRiver = (sheet: Sheet) => {
  const water = sheet.linear({
    stops: [
      { at: 0, colour: '#a9d0ec' },
      { at: 1, colour: '#5c9ad0' },
    ],
  });
  return `<path d="M0,690 C260,640 460,700 800,672 S1400,640 1600,690 V1000 H0Z" fill="#efe0c4"/><rect x="0" y="760" width="1600" height="240" fill="${water}"/><g stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".45"><path d="M80,820 h150 M300,900 h110 M1180,830 h170 M1330,920 h140 M130,960 h190 M1080,965 h120"/></g>`;
};

const poster = {
  ...aside.breather,
  complexion: 'olive',
  hairColour: 'espresso',
  garment: palette.navy,
} as const;

export const home: Portfolio = {
  'slide-1': {
    ...slide,
    alt: {
      en: 'A woman by the Nile: sound reaches her ear, breath leaves her nose',
      ar: 'سيدة على ضفة النيل: الصوت يصل إلى أذنها والنَّفَس يخرج من أنفها',
    },
    draw: (sheet) =>
      drawBackdrop({
        sheet,
        ...slide,
        tone: 'sky',
        focus: { x: 780, y: 440, radius: 330, step: 100, count: 8 },
      }) +
      drawRiver(sheet) +
      place({ body: drawFeluca(), x: 190, y: 900, scale: 1.4 }) +
      drawRipples({ x: 190, y: 922, colour: '#fff', radius: 70 }) +
      place({ body: drawFeluca(), x: 1400, y: 800, scale: 0.9 }) +
      place({ body: drawPalm(), x: 60, y: 720, scale: 1 }) +
      place({ body: drawPalm(), x: 1540, y: 712, scale: 1.1 }) +
      drawArcs({
        x: 740,
        y: 440,
        angle: 180,
        colour: palette.teal,
        radius: 265,
        step: 52,
        count: 5,
        spread: 54,
        width: 11,
      }) +
      seatAside({
        sheet,
        person: poster,
        x: 740,
        y: 440,
        scale: 1.22,
      }) +
      drawBreath({ x: 976, y: 526, length: 430, colour: palette.azure, width: 10 }),
  },
  'slide-2': {
    ...slide,
    alt: { en: 'A doctor and a laughing boy with his teddy bear', ar: 'طبيبة وطفل ضاحك مع دميته' },
    draw: (sheet) =>
      drawBackdrop({
        sheet,
        ...slide,
        tone: 'petal',
        focus: { x: 800, y: 440, radius: 360, step: 100, count: 7 },
      }) +
      '<path d="M0,800 H1600 V1000 H0Z" fill="#e9c7b4"/>' +
      place({ body: drawPlant(palette.teal), x: 150, y: 830, scale: 1.6 }) +
      '<rect x="1330" y="720" width="120" height="120" rx="18" fill="#3f83c6"/><rect x="1450" y="740" width="100" height="100" rx="18" fill="#c9964f"/><rect x="1384" y="612" width="108" height="108" rx="18" fill="#0b7a75"/><circle cx="1390" cy="780" r="28" fill="#fff" opacity=".4"/>' +
      seat({ sheet, person: { ...doctorOf('salma-abdelrahman'), tilt: 4 }, x: 650, y: 400, scale: 1.06 }) +
      seat({ sheet, person: boy, x: 960, y: 590, scale: 0.94 }) +
      drawArcs({
        x: 1110,
        y: 610,
        angle: -14,
        colour: palette.teal,
        radius: 40,
        step: 40,
        count: 3,
        width: 10,
      }) +
      place({ body: drawTeddy(), x: 800, y: 890, scale: 0.92 }),
  },
  'slide-3': {
    ...slide,
    alt: {
      en: 'A woman with vertigo: the room seems to circle around her',
      ar: 'سيدة تشعر بأن الغرفة تدور من حولها',
    },
    draw: (sheet) =>
      drawBackdrop({
        sheet,
        ...slide,
        tone: 'lagoon',
        focus: { x: 800, y: 470, radius: 340, step: 100, count: 7 },
      }) +
      place({
        body: drawTurningArrows({ radius: 620, colour: '#ffffff', width: 16, squash: 0.66 }),
        x: 800,
        y: 470,
        rotate: -8,
      }) +
      place({
        body: drawTurningArrows({ radius: 390, colour: palette.teal, width: 14 }),
        x: 800,
        y: 236,
        rotate: -6,
      }) +
      seat({ sheet, person: dizzy, x: 800, y: 480, scale: 1.1 }) +
      drawWave({ x: 60, y: 900, width: 380, amplitude: 34, cycles: 3, colour: '#fff', opacity: 0.7 }) +
      drawWave({ x: 1160, y: 900, width: 380, amplitude: 34, cycles: 3, colour: '#fff', opacity: 0.7 }),
  },
  'who-we-are': {
    width: 1200,
    height: 900,
    alt: { en: 'Three doctors of the group side by side', ar: 'ثلاثة من أطباء المجموعة جنبًا إلى جنب' },
    draw: (sheet) =>
      drawBackdrop({
        sheet,
        width: 1200,
        height: 900,
        tone: 'sand',
        focus: { x: 600, y: 430, radius: 330, step: 90, count: 5 },
      }) +
      seat({ sheet, person: { ...doctorOf('karim-shawky'), turn: 1 }, x: 300, y: 400, scale: 0.84 }) +
      seat({ sheet, person: { ...doctorOf('rania-helmy'), turn: -1 }, x: 900, y: 410, scale: 0.84 }) +
      seat({ sheet, person: doctorOf('nadia-fahmy'), x: 600, y: 440, scale: 0.98 }),
  },
  'booking-banner': {
    width: 1600,
    height: 800,
    alt: {
      en: 'A calendar with one chosen day, sound waves on both sides',
      ar: 'تقويم فيه يوم مختار وعلى جانبيه أمواج صوتية',
    },
    draw: (sheet) =>
      drawBackdrop({
        sheet,
        width: 1600,
        height: 800,
        tone: 'night',
        focus: { x: 800, y: 400, radius: 300, step: 100, count: 8 },
      }) +
      [0, 1, 2]
        .map((index) =>
          drawWave({
            x: -20,
            y: 400,
            width: 1640,
            amplitude: 130 - index * 34,
            cycles: 3.5 + index,
            colour: [palette.lagoon, palette.azure, palette.mist][index] ?? palette.mist,
            stroke: 5,
            opacity: 0.5,
          }),
        )
        .join('') +
      place({ body: drawCalendar({ chosen: 12 }), x: 800, y: 400, scale: 1.35 }),
  },
  'booking-card-doctor': {
    ...card,
    alt: { en: 'A doctor beside a calendar with a chosen day', ar: 'طبيبة بجوار تقويم فيه يوم مختار' },
    draw: (sheet) =>
      drawBackdrop({
        sheet,
        ...card,
        tone: 'lagoon',
        focus: { x: 300, y: 260, radius: 210, step: 70, count: 5 },
      }) +
      seat({ sheet, person: doctorOf('dina-wassef'), x: 290, y: 260, scale: 0.66 }) +
      place({ body: drawCalendar({ chosen: 7 }), x: 600, y: 370, scale: 0.82 }),
  },
  'booking-card-branch': {
    ...card,
    alt: {
      en: 'A branch of the clinic with a map pin in front',
      ar: 'فرع من فروع العيادة وأمامه علامة موقع',
    },
    draw: (sheet) =>
      drawBackdrop({
        sheet,
        ...card,
        tone: 'sky',
        focus: { x: 400, y: 250, radius: 190, step: 70, count: 5 },
      }) +
      place({ body: drawAlexandria(sheet), x: -64, y: -38, scale: 0.8 }) +
      drawRings({ x: 560, y: 520, radius: 40, step: 34, count: 3, colour: '#fff', width: 6 }) +
      place({ body: drawPin(), x: 560, y: 520, scale: 1.15 }),
  },
  'og-default': {
    width: 1200,
    height: 630,
    alt: {
      en: 'Sound reaches a woman’s ear and breath leaves her nose, the Nile behind her',
      ar: 'الصوت يصل إلى أذن سيدة والنَّفَس يخرج من أنفها والنيل من خلفها',
    },
    draw: (sheet) =>
      drawBackdrop({
        sheet,
        width: 1200,
        height: 630,
        tone: 'sky',
        focus: { x: 570, y: 270, radius: 220, step: 76, count: 7 },
      }) +
      place({ body: drawRiver(sheet), x: -200, y: -220 }) +
      place({ body: drawFeluca(), x: 150, y: 560 }) +
      place({ body: drawFeluca(), x: 1060, y: 550, scale: 0.8 }) +
      drawArcs({
        x: 550,
        y: 280,
        angle: 180,
        colour: palette.teal,
        radius: 180,
        step: 40,
        count: 5,
        width: 9,
      }) +
      seatAside({ sheet, person: poster, x: 550, y: 280, scale: 0.84 }) +
      drawBreath({ x: 714, y: 342, length: 330, colour: palette.azure, width: 8 }),
  },
};
