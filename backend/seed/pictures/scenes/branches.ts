import { drawBackdrop } from '../motifs/backdrop';
import {
  drawBush,
  drawCloud,
  drawFeluca,
  drawPalm,
  drawSign,
  drawTree,
  drawWindows,
} from '../motifs/outdoors';
import { drawRipples } from '../motifs/waves';
import { palette } from '../palette';
import type { Picture } from '../picture';
import { place, type Sheet } from '../sheet';

const size = { width: 1200, height: 800 };
const at = (body: string, x: number, y: number, scale = 1) => place({ body, x, y, scale });

/** A low modern building with deep roofs between trees. */
const drawNewCairo = (sheet: Sheet) => {
  const wall = sheet.linear({
    angle: 'across',
    stops: [
      { at: 0, colour: '#fffaf1' },
      { at: 1, colour: '#ead9bd' },
    ],
  });
  const glass = sheet.linear({
    angle: 'diagonal',
    stops: [
      { at: 0, colour: '#9cc5ea' },
      { at: 1, colour: '#3f78b5' },
    ],
  });
  const mullions = Array.from({ length: 9 }, (_, index) => `M${410 + index * 62},428 V640`).join(' ');
  return [
    '<path d="M0,560 C200,500 420,530 640,510 C860,490 1040,530 1200,505 V800 H0Z" fill="#e9d7b6"/>',
    `<rect x="250" y="330" width="620" height="80" rx="6" fill="${wall}"/>${drawWindows({ x: 290, y: 348, columns: 7, rows: 1, width: 60, height: 44, gapX: 20, gapY: 0 })}`,
    '<rect x="210" y="300" width="700" height="34" rx="8" fill="#c79f6c"/><rect x="210" y="326" width="700" height="10" fill="#0b1b33" opacity=".14"/>',
    `<rect x="150" y="420" width="900" height="230" fill="${wall}"/><rect x="400" y="420" width="510" height="230" fill="${glass}"/><path d="${mullions}" stroke="#fff" stroke-width="6" opacity=".7"/><path d="M420,640 L560,430 H620 L480,640Z M700,640 L840,430 H870 L730,640Z" fill="#fff" opacity=".16"/>`,
    '<rect x="110" y="396" width="980" height="38" rx="8" fill="#f9f2e4"/><rect x="110" y="426" width="980" height="10" fill="#0b1b33" opacity=".16"/>',
    `<rect x="596" y="500" width="124" height="150" fill="${palette.navy}"/><path d="M658,500 V650" stroke="#9cc5ea" stroke-width="5"/><path d="M640,570 v26 M676,570 v26" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`,
    '<rect x="560" y="470" width="196" height="22" rx="6" fill="#c79f6c"/>',
    at(drawSign(), 330, 536, 1.15),
    '<rect x="0" y="648" width="1200" height="152" fill="#d9c8a6"/><path d="M560,650 H760 L880,800 H440Z" fill="#f5ecdb"/><rect x="0" y="648" width="1200" height="10" fill="#0b1b33" opacity=".1"/>',
    at(drawTree(), 90, 680, 1.25),
    at(drawTree(), 1120, 690, 1.4),
    at(drawPalm(), 980, 700, 1.35),
    at(drawPalm(), 170, 790, 0.84),
    at(drawBush(), 400, 720, 1.1),
    at(drawBush(), 860, 720, 1.2),
    at(drawBush(), 300, 760, 0.9),
    at(drawBush(), 1040, 770, 1.2),
  ].join('');
};

/** A tall city building beside the river. */
const drawDokki = (sheet: Sheet) => {
  const wall = sheet.linear({
    angle: 'across',
    stops: [
      { at: 0, colour: '#f6e4c8' },
      { at: 1, colour: '#dcbf94' },
    ],
  });
  const river = sheet.linear({
    stops: [
      { at: 0, colour: '#8ebfe0' },
      { at: 1, colour: '#3d77ae' },
    ],
  });
  const block = (x: number, top: number, width: number, colour: string) =>
    `<rect x="${x}" y="${top}" width="${width}" height="${600 - top}" fill="${colour}"/>${drawWindows({ x: x + 20, y: top + 26, columns: Math.floor((width - 20) / 42), rows: Math.floor((560 - top) / 56), width: 24, height: 30, gapX: 18, gapY: 26, colour: '#9db8d3' })}`;
  const balcony = (row: number) =>
    `<rect x="434" y="${226 + row * 84}" width="332" height="9" fill="#b58c5b"/><path d="${Array.from({ length: 17 }, (_, index) => `M${440 + index * 20},${204 + row * 84} v22`).join(' ')}" stroke="#b58c5b" stroke-width="4"/><rect x="434" y="${200 + row * 84}" width="332" height="6" fill="#b58c5b"/>`;
  return [
    block(60, 330, 170, '#d7e1ec'),
    block(240, 250, 150, '#e6dccb'),
    block(820, 290, 160, '#e3d9c8'),
    block(990, 360, 150, '#d3deea'),
    `<path d="M1090,600 V130 M1090,130 V70" stroke="#b9c9db" stroke-width="26"/><path d="M1060,210 h60 l-12,36 h-36Z" fill="#a5b9cf"/>`,
    `<rect x="420" y="110" width="360" height="496" fill="${wall}"/><rect x="404" y="92" width="392" height="28" rx="6" fill="#c79f6c"/>`,
    drawWindows({ x: 462, y: 150, columns: 4, rows: 4, width: 48, height: 56, gapX: 28, gapY: 28 }),
    [0, 1, 2].map(balcony).join(''),
    `<rect x="420" y="472" width="360" height="134" fill="${palette.navy}"/><rect x="440" y="492" width="92" height="114" fill="#7fb1de"/><rect x="668" y="492" width="92" height="114" fill="#7fb1de"/><rect x="552" y="502" width="96" height="104" rx="48" fill="#bfdcf4"/><path d="M600,510 V606" stroke="${palette.navy}" stroke-width="6"/><rect x="404" y="456" width="392" height="22" rx="6" fill="${palette.teal}"/>`,
    at(drawSign(), 600, 424, 1.05),
    '<rect x="0" y="600" width="1200" height="34" fill="#e9dcc5"/><rect x="0" y="628" width="1200" height="16" fill="#b9a17b"/>',
    `<rect x="0" y="642" width="1200" height="158" fill="${river}"/><g stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".4"><path d="M80,690 h120 M420,684 h90 M680,716 h140 M960,692 h110 M240,756 h150 M560,768 h90 M860,764 h160"/></g>`,
    at(drawPalm(), 330, 612, 0.95),
    at(drawPalm(), 880, 612, 1.05),
    at(drawTree(), 140, 612, 0.8),
    at(drawBush(), 980, 610, 0.7),
    at(drawFeluca(), 260, 728, 1.05),
    at(drawFeluca(), 980, 746, 0.75),
    drawRipples({ x: 260, y: 740, colour: '#fff', radius: 60, count: 3 }),
  ].join('');
};

/** A light building with arches above the sea. */
export const drawAlexandria = (sheet: Sheet) => {
  const wall = sheet.linear({
    angle: 'across',
    stops: [
      { at: 0, colour: '#ffffff' },
      { at: 1, colour: '#dbe6f0' },
    ],
  });
  const sea = sheet.linear({
    stops: [
      { at: 0, colour: '#5fb0c0' },
      { at: 1, colour: '#1f6f94' },
    ],
  });
  const arch = (x: number) =>
    `<path d="M${x},650 V520 A48,48 0 0 1 ${x + 96},520 V650Z" fill="#3f78b5"/><path d="M${x + 10},650 V522 A38,38 0 0 1 ${x + 86},522 V650Z" fill="#8fc0e6"/><path d="M${x + 48},484 V650 M${x + 10},560 H${x + 86}" stroke="#fff" stroke-width="5"/>`;
  return [
    `<rect x="0" y="440" width="1200" height="230" fill="${sea}"/><g fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".55"><path d="M30,490 q24,-16 48,0 t48,0 t48,0 M980,480 q24,-16 48,0 t48,0 t48,0 M20,560 q24,-16 48,0 t48,0 M1040,560 q24,-16 48,0 t48,0 M70,620 q20,-14 40,0 t40,0"/></g>`,
    at(drawFeluca(), 96, 590, 0.7),
    at(drawFeluca(), 1130, 560, 0.55),
    `<rect x="250" y="250" width="700" height="400" fill="${wall}"/><rect x="230" y="230" width="740" height="28" rx="8" fill="#cfe0ee"/><rect x="250" y="440" width="700" height="16" fill="#cfe0ee"/>`,
    `<rect x="500" y="160" width="200" height="74" fill="${wall}"/><rect x="484" y="146" width="232" height="22" rx="8" fill="#cfe0ee"/>`,
    drawWindows({
      x: 300,
      y: 290,
      columns: 7,
      rows: 1,
      width: 58,
      height: 112,
      gapX: 34,
      gapY: 0,
      arched: true,
      colour: '#4d8cc4',
    }),
    `<path d="${Array.from({ length: 35 }, (_, index) => `M${262 + index * 20},416 v26`).join(' ')}" stroke="#b7cde0" stroke-width="4"/><rect x="250" y="410" width="700" height="8" fill="#b7cde0"/>`,
    arch(290),
    arch(412),
    arch(692),
    arch(814),
    `<path d="M536,650 V520 A64,64 0 0 1 664,520 V650Z" fill="${palette.navy}"/><path d="M550,650 V522 A50,50 0 0 1 650,522 V650Z" fill="#bfdcf4"/><path d="M600,472 V650" stroke="${palette.navy}" stroke-width="6"/>`,
    at(drawSign(), 600, 204, 0.95),
    '<rect x="0" y="648" width="1200" height="152" fill="#efe3cf"/><rect x="0" y="648" width="1200" height="12" fill="#0b1b33" opacity=".1"/><path d="M520,660 H680 L760,800 H440Z" fill="#fbf6ec"/><path d="M0,726 C60,706 120,746 180,726 S300,706 360,726 M840,726 C900,706 960,746 1020,726 S1140,706 1200,726" fill="none" stroke="#d9c39c" stroke-width="9" stroke-linecap="round"/>',
    at(drawPalm(), 190, 690, 1.2),
    at(drawPalm(), 1030, 690, 1.35),
    at(drawBush(), 330, 690, 0.8),
    at(drawBush(), 880, 690, 0.8),
  ].join('');
};

const sky = (sheet: Sheet, tone: 'sky' | 'sand' | 'dusk', sun: { x: number; y: number }) =>
  drawBackdrop({ sheet, ...size, tone, focus: { ...sun, radius: 90, step: 90, count: 7 } }) +
  `<circle cx="${sun.x}" cy="${sun.y}" r="58" fill="#fff3d1"/>`;

export const branches: Record<'branch-new-cairo' | 'branch-dokki' | 'branch-alexandria', Picture> = {
  'branch-new-cairo': {
    ...size,
    alt: {
      en: 'The New Cairo branch: a low modern building between trees and palms',
      ar: 'فرع القاهرة الجديدة: مبنى حديث منخفض بين الأشجار والنخيل',
    },
    draw: (sheet) =>
      sky(sheet, 'sky', { x: 860, y: 190 }) +
      at(drawCloud(), 260, 170, 1.1) +
      at(drawCloud(), 620, 120, 0.8) +
      drawNewCairo(sheet),
  },
  'branch-dokki': {
    ...size,
    alt: {
      en: 'The Dokki branch: a city building on the bank of the Nile, felucas on the water',
      ar: 'فرع الدقي: مبنى على ضفة النيل وأمامه مراكب شراعية',
    },
    draw: (sheet) => sky(sheet, 'dusk', { x: 300, y: 180 }) + drawDokki(sheet),
  },
  'branch-alexandria': {
    ...size,
    alt: {
      en: 'The Alexandria branch: a light building with arches, the sea behind it',
      ar: 'فرع الإسكندرية: مبنى فاتح بأقواس والبحر من خلفه',
    },
    draw: (sheet) =>
      sky(sheet, 'sky', { x: 1010, y: 150 }) +
      at(drawCloud(), 210, 150) +
      at(drawCloud(), 800, 110, 0.7) +
      drawAlexandria(sheet),
  },
};
