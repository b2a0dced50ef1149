import { expect, test } from 'vitest';
import { bare, type PageText, pageText } from '../../../tests/support/pdf';
import { ARABIC_SHEET, ENGLISH_SHEET } from '../../../tests/support/sheets';
import type { AppointmentSheet } from './appointment-sheet';
import { countPages } from './draw-sheet';
import { sheetPdf } from './sheet-pdf';

const whole = (texts: PageText[]) => bare(texts.map((one) => one.text).join(''));

const find = (texts: PageText[], wanted: string): PageText =>
  texts.find(({ text }) => bare(text).includes(bare(wanted))) ?? expect.fail(`${wanted} is not on the page`);

const words = [
  ...['Nile ENT', 'Requested, not yet confirmed', '5:30 pm', '7KQM-4RX2'],
  ...['Hearing test; adults, 50 minutes', 'First visit EGP 500, follow-up EGP 250'],
  ...['We call from 02 25550100 (Daily 9 am to 10 pm)', 'No loud noise for a day.'],
];
/** Phrases of which each word stands left of the word before it. */
const phrases = [
  ...['رقم الحجز', 'الشخصية وبطاقة التعاقد', 'سمع دقيقة', 'هذه الورقة يمكنه فتح', 'الزيارة 500 جنيه'],
  ...['الأولى 500', 'للأنف والأذن', 'قبل الساعة'],
];

test('the page to print can be read as text, labels before values, in Arabic with numbers from left to right', async () => {
  const english = await pageText(sheetPdf(ENGLISH_SHEET));
  for (const one of words) expect(whole(english)).toContain(bare(one));
  expect(whole(english)).toMatch(/Thursday,?15October2026/);
  expect(find(english, 'Doctor').left).toBeLessThan(find(english, 'Dr Mona Fawzy').left);
  const texts = await pageText(sheetPdf(ARABIC_SHEET));
  expect(find(texts, 'الطبيب').left).toBeGreaterThan(find(texts, 'فوزي').left);
  for (const phrase of phrases) {
    const lefts = phrase.split(' ').map((word) => find(texts, word).left);
    expect(lefts).toEqual([...lefts].sort((one, other) => other - one));
  }
  const numbers = ['7KQM-4RX2', '01234567', '25550100'].map((number) => find(texts, number).text);
  expect(numbers).toEqual(['7KQM-4RX2', '010 01234567', '02 25550100']);
});

test('the page to print is copied and found with its joined letters, and with the signs of a Latin name in their place', async () => {
  const latin = { doctor: 'Dr Mona Fawzy (MD)', firstName: "Dan O'Hara Jr." };
  const sheet = { ...ARABIC_SHEET, ...latin, clinic: 'عيادات نبرة' };
  const texts = await pageText(sheetPdf({ ...sheet, whatToBring: 'ظهرًا، وخصِّص وقتًا' }));
  expect(texts.map(({ text }) => text).join('')).not.toMatch(/\p{Mn}/u);
  for (const word of ['نبرة', 'تحضره', 'كاملا', 'إلى']) expect(find(texts, word).text).toContain(word);
  for (const name of Object.values(latin)) expect(find(texts, name).text.replace(/\p{Cf}/gu, '')).toBe(name);
});

test.each([
  ['English', ENGLISH_SHEET, 'Bring earlier tests, scans and letters, and a list of medicines. '],
  ['Arabic', ARABIC_SHEET, 'نتائج الفحوص والأشعة والتقارير السابقة وقائمة بالأدوية التي تتناولها. '],
])('the page to print is one sheet with as many words as editors can write in %s', async (_, sheet, text) => {
  const long = (length: number) => text.repeat(20).slice(0, length).trim();
  const longest: AppointmentSheet = {
    ...{ ...sheet, firstName: long(60), doctor: long(80), service: long(100), preparation: long(600) },
    // For all branches, and for this one.
    ...{ whatToBring: `${long(600)}\n${long(200)}`, visitLength: long(160) },
    branch: { ...sheet.branch, address: long(200), directions: long(300) },
    callCentre: { ...sheet.callCentre, promise: long(300), hours: long(160) },
  };
  // A series may have so many visits.
  const series = Array.from({ length: 24 }, (_, week) => ({
    ...sheet,
    startsAt: sheet.startsAt + week * 7 * 86_400_000,
  }));
  const canceled = { by: 'clinic' as const, reason: long(300) };
  const off = { ...longest, status: 'canceled' as const, callBy: null, cancellation: canceled };
  for (const one of [longest, sheet, { ...sheet, series }, off]) expect(countPages(sheetPdf(one))).toBe(1);
  // Nothing is left out to make it fit.
  const drawn = whole(await pageText(sheetPdf(longest)));
  expect(drawn.match(/7KQM-4RX2/g)).toHaveLength(1);
  expect(drawn.length).toBeGreaterThan(1200);
});

test('the page to print says how the branch is found and how long the visit takes, neither where editors do not, and by whom it was canceled, why, and whom to ring', async () => {
  const branch = { ...ENGLISH_SHEET.branch, directions: 'Lift at the back; metro 300 m.' };
  const told = { ...ENGLISH_SHEET, visitLength: 'About an hour, with papers.', branch };
  const words = ['How to find us', branch.directions, 'How long it takes', 'About an hour'];
  const text = whole(await pageText(sheetPdf(told)));
  for (const one of words) expect(text).toContain(bare(one));
  const without = whole(await pageText(sheetPdf(ENGLISH_SHEET)));
  for (const one of words) expect(without).not.toContain(bare(one));
  const cancellation = { by: 'clinic' as const, reason: 'The doctor is ill.' };
  const sheet: AppointmentSheet = { ...ENGLISH_SHEET, status: 'canceled', callBy: null, cancellation };
  const off = whole(await pageText(sheetPdf(sheet)));
  for (const one of ['The clinic cancelled it.', 'Reason: The doctor is ill.', 'Call us: 02 25550100'])
    expect(off).toContain(bare(one));
  const lapsed = { ...sheet, cancellation: { by: 'notConfirmed' as const, reason: null } };
  expect(whole(await pageText(sheetPdf(lapsed)))).toContain(bare('We could not confirm it with you'));
});

test('the page to print is tagged, says its language and title, carries its fonts, and takes words for words: nothing a patient or editor writes is markup', async () => {
  const pdf = sheetPdf(ARABIC_SHEET).toString('latin1');
  expect(pdf.startsWith('%PDF-1.7')).toBe(true);
  expect(pdf).toMatch(/\/Marked true/);
  expect(pdf).toMatch(/\/Lang\s*\(ar\)/);
  expect(pdf).toContain('pdfuaid:part');
  expect(pdf.match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(2);
  const evil = '#panic("x") *b* $x$ <a> @b "';
  const text = whole(await pageText(sheetPdf({ ...ENGLISH_SHEET, firstName: evil })));
  expect(text).toContain(bare('#panic("x") *b* $x$'));
});
