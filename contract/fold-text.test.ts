import { expect, test } from 'vitest';
import { foldText } from './fold-text';

const TABLE = [
  ['case and accents', 'Élise NOËL', 'elise noel'],
  ['the same, decomposed', 'O\u0308ztu\u0308rk', 'ozturk'],
  ['Turkish capital I with a dot', 'İpek', 'ipek'],
  ['letters that do not decompose', 'ı Łukasz Søren đð Weiß æ œ Þór', 'i lukasz soren dd weiss ae oe thor'],
  ['full width letters', 'Ｌａｉｌａ', 'laila'],
  ['an apostrophe', "O'Neil, O’Neil", 'oneil oneil'],
  ['spaces of any kind', ' Laila\u00a0\t  Hassan ', 'laila hassan'],
  ['hamza on its seat', 'أحمد إسلام آسفي مؤمن رئيسة', 'احمد اسلام اسفي مومن رييسه'],
  ['alef wasla, a hamza alone, alef maqsura', 'ٱلنور علاء مصطفى', 'النور علا مصطفي'],
  ['ta marbuta', 'فاطمة', 'فاطمه'],
  ['harakat, shadda and superscript alef', 'مُحَمَّد رحمٰن', 'محمد رحمن'],
  ['tatweel', 'كـــريم', 'كريم'],
  ['Persian ya and kaf, Urdu forms of ha', 'کریم ہالہ ھالة', 'كريم هاله هاله'],
  ['letters for foreign sounds', 'ڤيڤيان پولا چيهان', 'فيفيان بولا جيهان'],
  ['presentation forms', 'ﻛﺮﻳﻢ ﻼ', 'كريم لا'],
  ['Arabic-Indic digits', '٢٠٢٦', '2026'],
  ['direction marks', '\u200fسلمى\u200e \u202eKarim\u202c', 'سلمي karim'],
  ['invisible fillers', 'Ka\u00adr\u2060im\u3164', 'karim'],
  ['punctuation', 'د. هالة-منصور،', 'د هاله منصور'],
  ['a text without letters', ' ـ ؟! ', ''],
] as const;

test.each(TABLE)('folds %s', (_what, written, folded) => expect(foldText(written)).toBe(folded));

test('folding again changes nothing', () => {
  const once = TABLE.map(([, written]) => foldText(written));
  expect(once.map(foldText)).toEqual(once);
});
