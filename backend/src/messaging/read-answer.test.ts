import { expect, test } from 'vitest';
import { isStale, readAnswer } from './read-answer';

test.each([
  ['1', 'comes'],
  [' ١ ', 'comes'],
  ['1️⃣', 'comes'],
  ['۱.', 'comes'],
  ['Yes!', 'comes'],
  ["I'll come", 'comes'],
  ['I’ll be there, thank you', 'comes'],
  ['Yes, I will come', 'comes'],
  ['سأحضر', 'comes'],
  ['هاحضر', 'comes'],
  ['نَعَم', 'comes'],
  ['نعم ان شاء الله', 'comes'],
  ['نعم، إن شاء الله 🌹', 'comes'],
  ['أُؤكّد', 'comes'],
  ['👍', 'comes'],
  ['👍🏽', 'comes'],
  ['👍️ 👍', 'comes'],
  ['2', 'cancel'],
  ['٢', 'cancel'],
  ['CANCEL', 'cancel'],
  ['Please cancel my appointment', 'cancel'],
  ['إلغاء', 'cancel'],
  ['الغاء الحجز', 'cancel'],
  ['إلغاء الحجز لو سمحت', 'cancel'],
  ['ألغِ الموعد.', 'cancel'],
  ['STOP', 'stop'],
  ['Stop please', 'stop'],
  ['إيقاف', 'stop'],
  ['أوقفوا الرسائل من فضلكم', 'stop'],
  ['إلغاء الاشتراك', 'stop'],
  ['Start', 'start'],
  ['ابدأ', 'start'],
] as const)('%j means %s', (text, meaning) => {
  expect(readAnswer(text)).toBe(meaning);
});

test.each([
  ...[
    '',
    '3',
    '12',
    '1 or 2?',
    '1 2',
    'no',
    'لا',
    'Can I come at 2?',
    'هل ألغي الموعد؟ عندي سؤال',
    '😀',
    '👎',
  ],
  ...['ان شاء الله', 'thank you', 'yes cancel', 'نعم الغاء', "I won't come", 'I will not come', 'مش هاجي'],
  ...['I will come late', 'stop my pain', 'لا تلغي الموعد', 'cancel Monday, not Tuesday', '👍👎', 'yes?'],
])('%j is left for people to read', (text) => {
  expect(readAnswer(text)).toBeNull();
});

test('a message is stale after two days, or when it was written before what it answers', () => {
  const now = Date.UTC(2026, 10, 27, 12);
  const hour = 60 * 60_000;
  expect(isStale({ at: now - 47 * hour, since: null, now })).toBe(false);
  expect(isStale({ at: now - 49 * hour, since: null, now })).toBe(true);
  expect(isStale({ at: now - hour, since: now - hour + 1000, now })).toBe(true);
  expect(isStale({ at: now - hour, since: now - hour + 999, now })).toBe(false);
  expect(isStale({ at: now - hour, since: now - 2 * hour, now })).toBe(false);
});
