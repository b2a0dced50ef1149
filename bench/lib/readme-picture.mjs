const HEIGHT = 900;
const GAP = 20;
const VIEWS = /** @type {const} */ ([
  { language: 'en', width: 1280 },
  { language: 'ar', width: 412 },
]);

/**
 * The picture at the head of the README: the home page in English as on a desktop beside the Arabic one as on a phone, as both
 * are seen before anybody scrolls.
 *
 * @param {{
 *   browser: import('@playwright/test').Browser,
 *   sharp: typeof import('sharp'),
 *   site: string,
 *   file: string,
 * }} options
 */
export async function drawReadmePicture({ browser, sharp, site, file }) {
  const layers = [];
  let left = GAP;
  for (const { language, width } of VIEWS) {
    const page = await browser.newPage({ viewport: { width, height: HEIGHT }, reducedMotion: 'reduce' });
    await page.goto(`${site}/${language}`, { waitUntil: 'networkidle' });
    layers.push({ input: await page.screenshot(), left, top: GAP });
    left += width + GAP;
    await page.close();
  }
  await sharp({ create: { width: left, height: HEIGHT + 2 * GAP, channels: 3, background: '#e7f1fc' } })
    .composite(layers)
    .webp({ quality: 80, effort: 6 })
    .toFile(file);
}
