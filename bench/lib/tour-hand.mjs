/** Whoever edits waits for the answer of each press; a slow machine has to be given time. */
const PATIENCE_MS = 60_000;
const MOMENT_MS = 1_500;

/**
 * The hand of a person at the editor: presses, types, and counts both.
 *
 * @typedef {ReturnType<typeof createHand>} Hand
 * @param {{ page: import('@playwright/test').Page, editorUrl: string, pictureFile: string, take: () => Promise<void> }} options
 *   take: keeps what is on the screen
 */
export function createHand({ page, editorUrl, pictureFile, take }) {
  page.setDefaultTimeout(PATIENCE_MS);
  let steps = 0;
  const button = (/** @type {string} */ name) => page.getByRole('button', { name, exact: true }).first();
  const moment = () => page.waitForTimeout(MOMENT_MS);

  async function press(/** @type {import('@playwright/test').Locator} */ what) {
    steps += 1;
    await what.click();
  }

  async function settled(/** @type {string} */ words) {
    await page.getByText(words).first().waitFor();
  }

  const isIn = (/** @type {'en' | 'ar'} */ language) =>
    !decodeURIComponent(new URL(page.url()).search).includes('[locale]=') ||
    decodeURIComponent(new URL(page.url()).search).includes(`[locale]=${language}`);

  /** Lists and entries open in the language that was written last: tasks begin in English, as whoever looks first would. */
  async function beginInEnglish() {
    if (!isIn('en')) await switchTo('en');
  }

  async function switchTo(/** @type {'en' | 'ar'} */ language) {
    await press(page.getByRole('combobox', { name: /Locales|locale/i }).first());
    await press(page.getByRole('option', { name: language === 'ar' ? /العربية/ : /English/ }));
    await page.waitForURL((url) => decodeURIComponent(url.search).includes(`[locale]=${language}`));
    await moment();
  }

  return {
    steps: () => steps,
    /** Begins a task at the first page, as somebody who has just signed in. */
    async begin() {
      steps = 0;
      await page.goto(`${editorUrl}/admin/`);
      await page.locator('nav a[href$="/content-manager"]').first().waitFor();
    },
    async openList(/** @type {string} */ type) {
      await press(page.locator('nav a[href$="/content-manager"]').first());
      await press(page.getByRole('link', { name: type, exact: true }));
      await page.locator('main table tbody tr').first().waitFor();
    },
    async openPage(/** @type {string} */ type) {
      await press(page.locator('nav a[href$="/content-manager"]').first());
      await press(page.getByRole('link', { name: type, exact: true }));
      await page.locator('main input, main textarea').first().waitFor();
      await moment();
    },
    async openFirst() {
      await beginInEnglish();
      await press(page.locator('main table tbody tr').first().getByRole('link').first());
      await page.locator('main input, main textarea').first().waitFor();
      await moment();
    },
    async create() {
      await beginInEnglish();
      await press(page.getByRole('link', { name: /^Create new entry/ }).first());
      await page.locator('main input, main textarea').first().waitFor();
      await moment();
    },
    async write(/** @type {string} */ name, /** @type {string} */ text) {
      steps += 1;
      const field = page.locator(`main [name="${name}"]`).first();
      await field.fill(text);
      await field.blur();
    },
    async choose(/** @type {string} */ label, /** @type {string} */ option) {
      const box = page.getByRole('combobox', { name: new RegExp(`^${label}`) });
      steps += 1;
      await box.click();
      await box.fill(option);
      await press(page.getByRole('option', { name: new RegExp(option) }).first());
    },
    /** Today, or so many weeks later, by the keys of the calendar. */
    async pickDay(/** @type {string} */ name, /** @type {number} */ weeks = 0) {
      steps += 1;
      const field = page.locator(`main input[name="${name}"]`).first();
      // The first opens it.
      for (let down = 0; down <= weeks; down += 1) await field.press('ArrowDown');
      await field.press('Enter');
    },
    async pickTime(/** @type {string} */ name, /** @type {string} */ time) {
      steps += 1;
      const field = page.locator(`main input[name$="${name}"]`).first();
      await field.fill(time);
      await field.press('Enter');
    },
    async writeText(/** @type {string} */ text) {
      await press(page.locator('main [contenteditable="true"]').first());
      await page.keyboard.type(text);
    },
    async openPart(/** @type {string} */ name) {
      await press(page.getByRole('button', { name: new RegExp(name) }).first());
      await moment();
    },
    async replacePicture(/** @type {string} */ label) {
      await page.getByText(label, { exact: true }).first().scrollIntoViewIfNeeded();
      await press(page.getByRole('button', { name: /^Add$|Add an asset|^add$/ }).first());
      await press(page.getByRole('button', { name: 'Add more assets' }).first());
      await page.locator('input[type=file]').first().setInputFiles(pictureFile);
      steps += 1;
      await press(page.getByRole('button', { name: /^Upload \d/ }));
      await press(button('Finish'));
      await moment();
    },
    switchTo,
    async publish() {
      await press(button('Publish'));
      await settled('Published document');
      await moment();
    },
    async unpublish() {
      await press(page.getByRole('button', { name: 'More document actions' }).first());
      await press(page.getByRole('menuitem', { name: 'Unpublish', exact: true }));
      await settled('Unpublished document');
    },
    picture: async () => {
      await moment();
      await take();
    },
  };
}
