/** Colours of a theme, in this order; `website/src/app/globals.css` says what each is for. */
export const ROLES = [
  'surface',
  'surface-warm',
  'surface-sky',
  'surface-deep',
  'text',
  'text-soft',
  'text-on-deep',
  'text-on-deep-soft',
  'text-on-fill',
  'brand',
  'action',
  'action-strong',
  'accent',
  'accent-strong',
  'accent-soft',
  'line',
  'line-strong',
];

const SURFACES = ['surface', 'surface-warm', 'surface-sky'];
/** WCAG 2.2, 1.4.3 and 1.4.11. */
const TEXT = 4.5;
const CONTROL = 3;

/** Pairs of ink and ground, with their least contrast. */
const PAIRS = [
  ...['text', 'text-soft', 'brand', 'action', 'action-strong', 'accent', 'accent-strong'].flatMap((ink) =>
    SURFACES.map((ground) => ({ ink, ground, least: TEXT })),
  ),
  ...['accent', 'accent-strong', 'text'].map((ink) => ({ ink, ground: 'accent-soft', least: TEXT })),
  ...['text-on-deep', 'text-on-deep-soft'].map((ink) => ({ ink, ground: 'surface-deep', least: TEXT })),
  ...['brand', 'action', 'action-strong', 'accent', 'accent-strong'].map((ground) => ({
    ink: 'text-on-fill',
    ground,
    least: TEXT,
  })),
  { ink: 'surface-deep', ground: 'text-on-deep', least: TEXT },
  { ink: 'surface-deep', ground: 'text-on-deep-soft', least: TEXT },
  ...SURFACES.map((ground) => ({ ink: 'line-strong', ground, least: CONTROL })),
];

/** @param {string} colour such as #0b7a75 @returns {number} relative luminance of WCAG 2.2 */
function luminance(colour) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const part = Number.parseInt(colour.slice(place, place + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param {string} one @param {string} other @returns {number} 1 to 21 */
export function contrast(one, other) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/**
 * Returns what is wrong with the colours of a scheme, in sentences.
 *
 * @param {{ scheme: 'light' | 'dark', colours: Record<string, unknown> }} options
 */
export function colourFaults({ scheme, colours }) {
  /** @type {Record<string, string>} */
  const known = {};
  const faults = [];
  for (const role of ROLES) {
    const colour = colours[role];
    if (typeof colour === 'string' && /^#[0-9a-f]{6}$/.test(colour)) known[role] = colour;
    else faults.push(`${scheme}: ${role} has to be a colour such as #0b7a75`);
  }
  for (const role of Object.keys(colours))
    if (!ROLES.includes(role)) faults.push(`${scheme}: there is no role ${role}`);
  for (const { ink, ground, least } of PAIRS) {
    const [one, other] = [known[ink], known[ground]];
    if (!one || !other) continue;
    const found = contrast(one, other);
    if (found < least)
      faults.push(
        `${scheme}: ${ink} on ${ground} has a contrast of ${found.toFixed(2)}, at least ${least} is needed`,
      );
  }
  return faults;
}
