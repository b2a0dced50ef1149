import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { provideChromium } from '../scripts/lib/chromium.mjs';
import { onStop } from '../scripts/lib/on-stop.mjs';
import { stopAll } from '../scripts/lib/processes.mjs';
import { root, websiteDir } from '../scripts/lib/project.mjs';
import { startTestSite } from '../scripts/test/test-site.mjs';
import { toReadingOrder } from './lib/reading-order.mjs';

// Walks through a booking in both languages, writes what assistive technology is given at each step into
// docs/read-aloud.md, and names what is without a name.
const { values } = parseArgs({ options: { site: { type: 'string' } } });
const requireFromWebsite = createRequire(join(websiteDir, 'package.json'));
const { chromium } = requireFromWebsite('@playwright/test');
const file = join(root, 'docs', 'read-aloud.md');
const tmp = mkdtempSync(join(tmpdir(), 'clinic-read-aloud-'));
const PATIENT = {
  en: { firstName: 'Mariam', lastName: 'Adel', phone: '01001234567' },
  ar: { firstName: 'مريم', lastName: 'عادل', phone: '٠١٠٠١٢٣٤٥٦٧' },
};
/** Roles that say nothing without a name. */
const NAMELESS = /^\s*- (?:link|button|textbox|combobox|checkbox|radio|img|searchbox)(?: \[|$)/;

async function cleanUp() {
  await stopAll();
  rmSync(tmp, { recursive: true, force: true, maxRetries: 3 });
}

/** @param {'en' | 'ar'} language */
const wordsOf = (language) =>
  JSON.parse(readFileSync(join(websiteDir, 'messages', `${language}.json`), 'utf8'));

/**
 * @param {{ browser: any, base: string, language: 'en' | 'ar' }} options
 * @returns {Promise<string[]>} a part of the page for each step
 */
async function walk({ browser, base, language }) {
  const words = wordsOf(language);
  const page = await browser.newPage({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
  const main = page.getByRole('main');
  const parts = [];
  const hear = async (title, place = main) => {
    await page.waitForLoadState('networkidle');
    const read = toReadingOrder(await place.ariaSnapshot());
    const focus = await page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return null;
      return activeElement.getAttribute('aria-label') ?? activeElement.textContent?.trim().slice(0, 80) ?? '';
    });
    for (const line of read.split('\n').filter((one) => NAMELESS.test(one))) {
      process.exitCode = 1;
      console.error(`${language}, ${title}: without a name:${line}`);
    }
    const begins = focus ? `Reading begins at: ${focus}\n\n` : '';
    parts.push(`### ${title}\n\n${begins}\`\`\`text\n${read}\n\`\`\`\n`);
  };
  const first = () => main.getByRole('listitem').getByRole('link').first();
  const askedFor = (name) => page.getByRole('heading', { name, exact: true });
  const { questions, form, confirmation } = words.booking;

  await page.goto(`${base}/${language}`);
  await hear(page.url().replace(base, ''), page.locator('body'));
  await page.goto(`${base}/${language}/booking`);
  await askedFor(questions.way).waitFor();
  await hear(questions.way);
  await first().click();
  // Answers with the first choice until the details are asked for.
  const asked = [questions.doctor, questions.branch, questions.specialty, questions.service, questions.time];
  for (let step = 0; step < 8; step += 1) {
    const open = asked.concat(questions.information).map((name) => askedFor(name));
    await open
      .reduce((all, one) => all.or(one))
      .filter({ visible: true })
      .first()
      .waitFor();
    if (await askedFor(questions.information).isVisible()) break;
    const name = (
      await Promise.all(asked.map(async (one) => ((await askedFor(one).isVisible()) ? one : null)))
    ).find(Boolean);
    await hear(name ?? '');
    // Above the doctors stand the specialties that they are narrowed by.
    const answer = { [questions.doctor]: 'doctor', [questions.time]: 'time' }[name];
    await (answer ? main.locator(`a[href*="${answer}="]`).first() : first()).click();
    await askedFor(name).waitFor({ state: 'detached' });
  }
  await hear(questions.information);
  await main.getByRole('button', { name: form.send }).click();
  await main.getByRole('alert').filter({ hasText: form.errorTitle }).waitFor();
  await hear(form.errorTitle);
  const patient = PATIENT[language];
  for (const field of ['firstName', 'lastName', 'phone'])
    await main.getByRole('textbox', { name: form[field] }).fill(patient[field]);
  await main.getByRole('textbox', { name: form.age }).fill('34');
  await main.getByRole('checkbox', { name: form.consent }).check();
  await main.getByRole('button', { name: form.send }).click();
  await askedFor(confirmation.title).waitFor();
  await hear(confirmation.title);
  await page.close();
  return parts;
}

async function write() {
  const base = values.site ?? (await startTestSite({ tmp })).siteUrl;
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const english = await walk({ browser, base, language: 'en' });
  const arabic = await walk({ browser, base, language: 'ar' });
  await browser.close();
  const head = readFileSync(join(root, 'bench', 'lib', 'read-aloud-head.md'), 'utf8');
  writeFileSync(file, `${head}\n## English\n\n${english.join('\n')}\n## العربية\n\n${arabic.join('\n')}`);
  console.log(file);
}

onStop(cleanUp);
write()
  .catch((error) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(cleanUp);
