const WIDTH = 640;
const HEIGHT = 320;
const LEFT = 64;
const RIGHT = 16;
const TOP = 84;
const BOTTOM = 44;
/** Told apart by people who see few colours too, on white and on black; every second line is dashed. */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#a05cb8'];

const STYLE = `text { font: 12px system-ui, sans-serif; fill: #24292f }
.paper { fill: #ffffff } .grid { stroke: #d0d7de } .title { font-weight: 600; font-size: 14px }
@media (prefers-color-scheme: dark) { text { fill: #e6edf3 } .paper { fill: #0d1117 } .grid { stroke: #3d444d } }`;

const inXml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The least of 1, 2, 2.5 or 5 times a power of ten that four steps of reach the highest value with. */
function stepFor(highest) {
  const rough = highest / 4 || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 2.5, 5].find((times) => times * power >= rough) ?? 10);
}

/** How many places have their value written below, at most. */
const LABELS = 11;

/**
 * Lines over places, each as far from the next as it is times greater, or as it is later where the plot `isOverTime`; a
 * stroke at each point from the lowest to the highest.
 *
 * @param {ReturnType<typeof import('./results.mjs').combinePlots> & { isOverTime?: boolean }} plot
 * @returns {string} SVG, readable on a light and on a dark screen
 */
export function drawPlot({ title, across, at, unit, lines, isOverTime = false }) {
  const highest = Math.max(...lines.flatMap(({ points }) => points.map((point) => point.highest)));
  const step = stepFor(highest);
  const top = step * Math.ceil(highest / step || 1);
  const scaled = isOverTime ? at : at.map(Math.log);
  const [first, last] = [scaled[0], scaled.at(-1)];
  const x = (place) =>
    round(LEFT + 20 + ((scaled[place] - first) / (last - first || 1)) * (WIDTH - LEFT - RIGHT - 60));
  const y = (value) => round(HEIGHT - BOTTOM - (value / top) * (HEIGHT - TOP - BOTTOM));
  const label = (value) => value.toLocaleString('en', { maximumFractionDigits: 2 });

  const grid = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step).map(
    (value) =>
      `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(value)}" y2="${y(value)}"/><text x="${LEFT - 8}" y="${y(value) + 4}" text-anchor="end">${label(value)}</text>`,
  );
  const everySome = Math.ceil(at.length / LABELS);
  const below = at.map((value, place) =>
    place % everySome === 0
      ? `<text x="${x(place)}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle">${label(value)}</text>`
      : '',
  );
  const drawn = lines.map(({ name, points }, index) => {
    const colour = COLOURS[index % COLOURS.length];
    const dash = index % 2 ? ' stroke-dasharray="6 4"' : '';
    const path = points.map(({ value }, place) => `${x(place)},${y(value)}`).join(' ');
    const marks = points.map(
      ({ value, lowest, highest: most }, place) =>
        `<line x1="${x(place)}" x2="${x(place)}" y1="${y(lowest)}" y2="${y(most)}"/><circle cx="${x(place)}" cy="${y(value)}" r="${isOverTime ? 2 : 3}" fill="${colour}"/>`,
    );
    const key = { x: LEFT + (index % 2) * 290, y: 44 + 18 * Math.floor(index / 2) };
    return `<g stroke="${colour}" stroke-width="2" fill="none"><polyline points="${path}"${dash}/>${marks.join('')}<line x1="${key.x}" x2="${key.x + 22}" y1="${key.y}" y2="${key.y}"${dash}/></g><text x="${key.x + 28}" y="${key.y + 4}">${inXml(name)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${inXml(title)}">
<style>${STYLE}</style>
<rect class="paper" width="100%" height="100%"/>
<text class="title" x="${LEFT}" y="22">${inXml(`${title}, ${unit}`)}</text>
${grid.join('\n')}
${below.filter(Boolean).join('\n')}
<text x="${WIDTH / 2}" y="${HEIGHT - 8}" text-anchor="middle">${inXml(across)}</text>
${drawn.join('\n')}
</svg>
`;
}

const round = (value) => Math.round(value * 10) / 10;
