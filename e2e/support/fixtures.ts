import { createHash, randomInt } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { collectComplaints } from './console-guard';
import { type Locale, wordsOf } from './locale';

type Screen = 'phone' | 'desktop';

const SCREENS = {
  phone: { viewport: { width: 360, height: 740 }, isTouched: true },
  desktop: { viewport: { width: 1280, height: 800 }, isTouched: false },
};

export interface TestOptions {
  /** The screens that a test makes sense on. */
  screens: Screen[];
  /** The languages that a test makes sense in. */
  languages: Locale[];
  /** Complaints of the browser that belong to the test, such as the 404 it asks for. */
  allowedComplaints: RegExp[];
}

interface Fixtures {
  /** The control words of the test's language. */
  words: (typeof wordsOf)[Locale];
  /** The screen and the language that a test draws from its title. */
  dealt: { screen: Screen; language: Locale };
  /** The language of the pages a test visits. */
  language: Locale;
  complaints: string[];
}

export const test = base.extend<TestOptions & Fixtures>({
  screens: [['phone', 'desktop'], { option: true }],
  languages: [['en', 'ar'], { option: true }],
  dealt: async ({ screens, languages }, use, info) => {
    const pairs = screens.flatMap((screen) => languages.map((language) => ({ screen, language })));
    const title = info.titlePath.join(' ');
    const drawn =
      createHash('sha1').update(title).digest().readUInt32BE() + Number(process.env.E2E_DEAL ?? 0);
    const pair = pairs[drawn % pairs.length];
    if (!pair) throw new Error('A test needs a screen and a language.');
    await use(pair);
  },
  language: async ({ dealt }, use) => use(dealt.language),
  locale: async ({ dealt }, use) => use(dealt.language === 'ar' ? 'ar-EG' : 'en-GB'),
  viewport: async ({ dealt }, use) => use(SCREENS[dealt.screen].viewport),
  hasTouch: async ({ dealt }, use) => use(SCREENS[dealt.screen].isTouched),
  isMobile: async ({ dealt }, use) => use(SCREENS[dealt.screen].isTouched),
  allowedComplaints: [[], { option: true }],
  // Every test is another visitor, so that the limits per address never reach two of them together.
  // biome-ignore lint/correctness/noEmptyPattern: the form Playwright asks for
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
  },
  words: async ({ language }, use) => {
    await use(wordsOf[language]);
  },
  complaints: [
    async ({ page, allowedComplaints }, use) => {
      const complaints = collectComplaints({ page, allowed: allowedComplaints });
      await use(complaints);
      expect(complaints, 'the browser has nothing to complain about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
