import { palette } from '../palette';
import type { ProfilePerson } from '../portraits/profile';
import type { Sheet } from '../sheet';
import { seatAside } from './parts';

/**
 * A person asleep on the back, head to the left, under a blanket, in a picture `width` wide; `y` is the height
 * of the mattress. Lands its nose at about (x + 45, y - 190) for scale 0.74.
 */
export const drawSleeper = (options: {
  sheet: Sheet;
  person: ProfilePerson;
  x: number;
  y: number;
  width: number;
  height: number;
  blanket?: string;
}) => {
  const { sheet, person, x, y, width, height, blanket = palette.azure } = options;
  const fold = sheet.linear({
    stops: [
      { at: 0, colour: '#fff', opacity: 0.22 },
      { at: 1, colour: palette.ink, opacity: 0.18 },
    ],
  });
  const cover = `M${x + 215},${y + 40} C${x + 210},${y - 70} ${x + 250},${y - 206} ${x + 380},${y - 216} C${x + 520},${y - 226} ${x + 640},${y - 140} ${width},${y - 124} L${width},${y + 60} L${x + 215},${y + 60}Z`;
  return [
    `<rect x="${x - 300}" y="${y - 210}" width="70" height="${height - y + 210}" rx="26" fill="#8a5f3d"/><rect x="${x - 290}" y="${y - 200}" width="20" height="${height - y + 200}" rx="10" fill="#fff" opacity=".12"/>`,
    `<path d="M${x - 240},${y + 30} C${x - 270},${y - 70} ${x - 210},${y - 100} ${x - 140},${y - 92} C${x - 40},${y - 70} ${x + 60},${y - 80} ${x + 130},${y - 66} C${x + 180},${y - 50} ${x + 180},${y + 10} ${x + 150},${y + 34}Z" fill="#f6f9fd"/><path d="M${x - 200},${y + 10} C${x - 120},${y + 26} ${x + 20},${y + 26} ${x + 130},${y + 14}" stroke="#c9d8e8" stroke-width="8" fill="none" stroke-linecap="round"/>`,
    seatAside({ sheet, person, x, y: y - 64, scale: 0.74, rotate: -84 }),
    `<rect x="${x - 250}" y="${y + 26}" width="${width}" height="${height - y}" fill="#e8eff7"/><rect x="${x - 250}" y="${y + 26}" width="${width}" height="14" fill="#fff"/>`,
    `<path d="${cover}" fill="${blanket}"/><path d="${cover}" fill="${fold}"/><path d="M${x + 215},${y + 40} C${x + 210},${y - 70} ${x + 250},${y - 206} ${x + 380},${y - 216}" fill="none" stroke="#f6f9fd" stroke-width="40" stroke-linecap="round"/><path d="M${x + 420},${y - 130} C${x + 400},${y - 60} ${x + 400},${y} ${x + 420},${y + 50} M${x + 620},${y - 110} C${x + 600},${y - 40} ${x + 606},${y} ${x + 620},${y + 50}" fill="none" stroke="${palette.ink}" stroke-width="7" stroke-linecap="round" opacity=".15"/>`,
  ].join('');
};
