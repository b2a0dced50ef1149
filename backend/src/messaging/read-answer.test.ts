import { expect, test } from 'vitest';
import { readAnswer } from './read-answer';

test.each([
  ['1', 'comes'],
  [' ١ ', 'comes'],
  ['1️⃣', 'comes'],
  ['۱.', 'comes'],
  ['Yes!', 'comes'],
  ["I'll come", 'comes'],
  ['سأحضر', 'comes'],
  ['نَعَم', 'comes'],
  ['أُؤكّد', 'comes'],
  ['2', 'cancel'],
  ['٢', 'cancel'],
  ['CANCEL', 'cancel'],
  ['إلغاء', 'cancel'],
  ['ألغِ الموعد.', 'cancel'],
] as const)('%j means %s', (text, meaning) => {
  expect(readAnswer(text)).toBe(meaning);
});

test.each(['', '3', '12', '1 or 2?', 'no', 'لا', 'Can I come at 2?', 'هل ألغي الموعد؟ عندي سؤال', '😀'])(
  '%j is left for people to read',
  (text) => {
    expect(readAnswer(text)).toBeNull();
  },
);
