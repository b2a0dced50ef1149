const round = (value: number) => Number(value.toFixed(1));

/** Arcs that travel from a point towards `angle` (degrees, 0 = right, 90 = down), like spoken sound. */
export const drawArcs = (options: {
  x: number;
  y: number;
  angle: number;
  colour: string;
  spread?: number;
  radius?: number;
  step?: number;
  count?: number;
  width?: number;
}) => {
  const { x, y, angle, colour, spread = 70, radius = 50, step = 36, count = 4, width = 7 } = options;
  return Array.from({ length: count }, (_, index) => {
    const r = radius + index * step;
    const point = (degrees: number) => {
      const radians = (degrees * Math.PI) / 180;
      return `${round(x + r * Math.cos(radians))},${round(y + r * Math.sin(radians))}`;
    };
    return `<path d="M${point(angle - spread / 2)} A${r},${r} 0 0 1 ${point(angle + spread / 2)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${round(1 - index / (count + 1))}"/>`;
  }).join('');
};

/** The points of a wave whose strength follows `envelope` (0..1 along the way). */
const traceWave = (options: {
  x: number;
  y: number;
  width: number;
  amplitude: number;
  cycles: number;
  envelope?: (position: number) => number;
}) => {
  const { x, y, width, amplitude, cycles, envelope = () => 1 } = options;
  const steps = Math.ceil(cycles * 16);
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const position = index / steps;
    const height = Math.sin(position * cycles * 2 * Math.PI) * amplitude * envelope(position);
    return `${round(x + position * width)},${round(y - height)}`;
  });
  return `M${points.join(' L')}`;
};

/** A smooth wave line; `swell` lets it rise and fall like a word. */
export const drawWave = (options: {
  x: number;
  y: number;
  width: number;
  amplitude: number;
  cycles: number;
  colour: string;
  stroke?: number;
  opacity?: number;
  swell?: boolean;
}) => {
  const { colour, stroke = 7, opacity = 1, swell = false, ...wave } = options;
  const envelope = swell ? (position: number) => Math.sin(position * Math.PI) ** 1.4 : undefined;
  return `<path d="${traceWave({ ...wave, envelope })}" fill="none" stroke="${colour}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;
};

/** Bars of a recorded voice, tallest in the middle. */
export const drawVoiceBars = (options: {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
  count?: number;
}) => {
  const { x, y, width, height, colour, count = 17 } = options;
  const gap = width / count;
  return Array.from({ length: count }, (_, index) => {
    const position = (index + 0.5) / count;
    const rough = 0.55 + 0.45 * Math.abs(Math.sin(index * 2.4));
    const size = Math.max(gap * 0.5, height * Math.sin(position * Math.PI) * rough);
    return `<rect x="${round(x + index * gap + gap * 0.25)}" y="${round(y - size / 2)}" width="${round(gap * 0.5)}" height="${round(size)}" rx="${round(gap * 0.25)}" fill="${colour}"/>`;
  }).join('');
};

/** Breath: a few long lines that leave a point, part and fade, towards the right. */
export const drawBreath = (options: {
  x: number;
  y: number;
  length: number;
  colour: string;
  width?: number;
}) => {
  const { x, y, length, colour, width = 7 } = options;
  return [-2, -1, 0, 1, 2]
    .map((lane) => {
      const drift = lane * length * 0.16;
      const reach = length * (1 - Math.abs(lane) * 0.12);
      return `<path d="M${round(x)},${round(y + lane * 7)} c${round(reach * 0.25)},${round(drift * 0.1)} ${round(reach * 0.3)},${round(drift * 0.9 - 16)} ${round(reach * 0.55)},${round(drift * 0.8)} s${round(reach * 0.3)},${round(drift * 0.3 + 14)} ${round(reach * 0.45)},${round(drift * 0.3 - 6)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${round(0.95 - Math.abs(lane) * 0.25)}"/>`;
    })
    .join('');
};

/** Ripples on water: flattened rings around a point. */
export const drawRipples = (options: {
  x: number;
  y: number;
  colour: string;
  radius?: number;
  count?: number;
}) => {
  const { x, y, colour, radius = 60, count = 3 } = options;
  return Array.from(
    { length: count },
    (_, index) =>
      `<ellipse cx="${x}" cy="${y}" rx="${radius * (index + 1)}" ry="${round(radius * (index + 1) * 0.2)}" fill="none" stroke="${colour}" stroke-width="4" opacity="${round(0.8 - index * 0.2)}"/>`,
  ).join('');
};
