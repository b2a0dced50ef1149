import { randomInt } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { collectComplaints } from './console-guard';
import { type Locale, wordsOf } from './locale';

export interface TestOptions {
  /** The language of the pages a test visits. */
  language: Locale;
  /** Complaints of the browser that belong to the test, such as the 404 it asks for. */
  allowedComplaints: RegExp[];
}

interface Fixtures {
  /** The control words of the test's language. */
  words: (typeof wordsOf)[Locale];
  complaints: string[];
}

export const test = base.extend<TestOptions & Fixtures>({
  language: ['en', { option: true }],
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
