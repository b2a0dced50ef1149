import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { screenTranslations } from './screens';

const PACKAGES = join(__dirname, '../../../node_modules/@strapi');
const ARABIC_LETTERS = /[\u0621-\u064A]/;

/** Files of Strapi's texts for what an editor opens, and the prefix of their keys; no file where it has no texts. */
const LISTS = [
  { folder: 'admin/dist/admin/admin/src/translations', prefix: '', languages: ['en', 'ar'] },
  { folder: 'content-manager/dist/admin/translations', prefix: 'content-manager.', languages: ['en', 'ar'] },
  { folder: 'upload/dist/admin/translations', prefix: 'upload.', languages: ['en'] },
  { folder: 'i18n/dist/admin/translations', prefix: 'i18n.', languages: ['en'] },
];

/** Texts that no editor meets. */
const NOT_MET = [
  // Settings of whoever runs the system, other than of one's own account.
  /^Settings\.(?!profile)/,
  /^(i18n|upload)\.[sS]ettings\./,
  /^i18n\.(CheckboxConfirmation|plugin\.schema)\./,
  /^notification\.success\.adminToken/,
  /^global\.plugins\./,
  // Strapi's paid plans, and what only they have.
  /^app\.components\.(FreeTrial|UpsellBanner|LeftMenu\.trialCountdown)/,
  /^components\.premiumFeature\./,
  /^content-manager\.history\./,
  /\.(AI|ai)[.-]|AITranslation|[mM]etadata|description\.ai$/,
  // Tours, surveys and banners of Strapi's makers; the widget that is taken out.
  /^tours\.|^app\.components\.(GuidedTour|NpsSurvey|MediaLibraryBanner)\./,
  /^widget\.key-statistics\./,
];

/** Signs, letters of axes, and what is put together of other texts. */
const WITHOUT_WORDS = /^[^a-z]*[a-z]?$|^(\{\w+\}\s*)+$|^(_\w+, )+_\w+$|^noopener/i;

async function readTexts({ folder, prefix, language }: { folder: string; prefix: string; language: string }) {
  const file = pathToFileURL(join(PACKAGES, folder, `${language}.json.mjs`)).href;
  const texts = z
    .object({ default: z.record(z.string(), z.string()) })
    .parse(await import(/* @vite-ignore */ file));
  return Object.entries(texts.default).map(([key, text]) => [`${prefix}${key}`, text] as const);
}

const textsIn = async (language: string) => {
  const lists = LISTS.filter(({ languages }) => languages.includes(language));
  return (await Promise.all(lists.map((list) => readTexts({ ...list, language })))).flat();
};

describe('the screens of the editor', async () => {
  const english = await textsIn('en');
  const ours = screenTranslations('ar');
  const arabic: Record<string, string> = { ...Object.fromEntries(await textsIn('ar')), ...ours };

  test('say in Arabic whatever an editor meets: add what is missing to arabic.json beside this test', () => {
    const missing = english.filter(
      ([key, text]) =>
        !NOT_MET.some((pattern) => pattern.test(key)) &&
        !WITHOUT_WORDS.test(text) &&
        !ARABIC_LETTERS.test(arabic[key] ?? ''),
    );
    expect(missing).toEqual([]);
    expect(english.length).toBeGreaterThan(1500);
  });

  test('are given in Arabic no more than Strapi fills in', () => {
    const named = (text: string) => Array.from(text.matchAll(/\{\s*(\w+)\s*[,}]/g), ([, name]) => name);
    const wrong = english.filter(([key, text]) =>
      named(ours[key] ?? '').some((name) => !named(text).includes(name)),
    );
    expect(wrong).toEqual([]);
  });
});
