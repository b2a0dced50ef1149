import { expect, test } from 'vitest';
import { foldText } from './fold-text';

const TABLE = [
  ['case and accents', 'Élise NOËL', 'elise noel'],
  ['umlauts', 'Öztürk', 'ozturk'],
  ['the same, decomposed', 'O\u0308ztu\u0308rk', 'ozturk'],
  ['Turkish capital I with a dot', 'İpek', 'ipek'],
  ['Turkish i without a dot', 'Yıldız', 'yildiz'],
  [
    'letters that do not decompose',
    'Łukasz Søren Đorđe Weiß Æsa Cœur Þór',
    'lukasz soren dorde weiss aesa coeur thor',
  ],
  ['full width letters', 'Ｌａｉｌａ', 'laila'],
  ['an apostrophe', "O'Neil, O’Neil", 'oneil oneil'],
  ['a hyphen', 'Abdel-Rahman', 'abdel rahman'],
  ['spaces of any kind', ' Laila\u00a0\t  Hassan ', 'laila hassan'],
  ['hamza on alef', 'أحمد', 'احمد'],
  ['hamza below alef', 'إسلام', 'اسلام'],
  ['madda', 'آسفي', 'اسفي'],
  ['alef wasla', 'ٱلنور', 'النور'],
  ['decomposed alef with hamza', 'ا\u0654حمد', 'احمد'],
  ['hamza on waw', 'مؤمن', 'مومن'],
  ['hamza on ya', 'رئيسة', 'رييسه'],
  ['hamza alone', 'علاء', 'علا'],
  ['alef maqsura', 'مصطفى', 'مصطفي'],
  ['ta marbuta', 'فاطمة', 'فاطمه'],
  ['harakat and shadda', 'مُحَمَّد', 'محمد'],
  ['superscript alef', 'رحمٰن', 'رحمن'],
  ['tatweel', 'كـــريم', 'كريم'],
  ['Persian ya and kaf', 'کریم', 'كريم'],
  ['Urdu forms of ha', 'ہالہ ھالة', 'هاله هاله'],
  ['letters for foreign sounds', 'ڤيڤيان پولا چيهان', 'فيفيان بولا جيهان'],
  ['presentation forms', 'ﻛﺮﻳﻢ', 'كريم'],
  ['lam-alef ligature', 'ﻼ', 'لا'],
  ['Arabic-Indic digits', '٢٠٢٦', '2026'],
  ['Persian digits', '۱۲', '12'],
  ['direction marks', '\u200fسلمى\u200e \u202eKarim\u202c', 'سلمي karim'],
  ['a joiner between letters', 'علی\u200cرضا', 'عليرضا'],
  ['invisible fillers', 'Ka\u00adr\u2060im\u3164', 'karim'],
  ['stacked marks', 'Z\u0300\u0301\u0302\u0303a\u0489lgo', 'zalgo'],
  ['punctuation', 'د. هالة-منصور،', 'د هاله منصور'],
  ['a text without letters', ' ـ ؟! ', ''],
] as const;

test.each(TABLE)('folds %s', (_what, written, folded) => expect(foldText(written)).toBe(folded));

test('folding again changes nothing', () => {
  const once = TABLE.map(([, written]) => foldText(written));
  expect(once.map(foldText)).toEqual(once);
});
