import { expect, test } from 'vitest';
import { ARABIC_SHEET, ENGLISH_SHEET } from '../../../tests/support/sheets';
import { renderHtml, renderMail, renderText } from '../../messaging/template';
import { SHEET_WORDS } from '../files/sheet-words';
import { mailContent, ownContent } from './mail-content';
import { MAIL_WORDS, type NotificationKind } from './mail-words';

const textOf = (sheet: Parameters<typeof mailContent>[0]['sheet'], kind: NotificationKind) =>
  renderText(mailContent({ sheet, kind }));

test('the words of a mail say the same in text and HTML, by the branch’s clock', () => {
  const content = mailContent({ sheet: ENGLISH_SHEET, kind: 'received' });
  for (const text of [renderText(content), renderHtml(content)]) {
    for (const words of ['7KQM-4RX2', '02 25550100', 'not yet confirmed', ENGLISH_SHEET.manageUrl])
      expect(text).toContain(words);
    expect(text).toContain('We always call from this number.');
    // The comma after the weekday comes and goes with the language data of the Node version, here and in other files.
    expect(text).toMatch(/Thursday,? 15 October 2026, 5:30 pm/);
    expect(text).toMatch(/We will call you by 10:45 am on Wednesday,? 14 October 2026 to confirm\./);
  }
  expect(textOf(ARABIC_SHEET, 'received')).toContain(
    'نتصل بك للتأكيد قبل الساعة 10:45 ص من يوم الأربعاء، 14 أكتوبر 2026.',
  );
});

test('the words of a mail say how the branch is found, how long it takes and which questions wait before a visit, and not after it', () => {
  const branch = { ...ENGLISH_SHEET.branch, directions: 'Lift at the back.' };
  const told = { ...ENGLISH_SHEET, branch, visitLength: 'About an hour.', asksQuestions: true };
  for (const one of ['How to find us: Lift', 'How long it takes: About an hour.', MAIL_WORDS.en.answer]) {
    expect(textOf(told, 'confirmed')).toContain(one);
    for (const without of [textOf(told, 'review'), textOf(ENGLISH_SHEET, 'confirmed')])
      expect(without).not.toContain(one);
  }
});

test('the words of a mail of a recall lead to the times of the doctor, of a visit that is done to what was booked, and say why the clinic canceled', () => {
  const recall = textOf(ARABIC_SHEET, 'recall');
  expect(recall).toContain(ARABIC_SHEET.bookUrl);
  expect(recall).not.toContain(ARABIC_SHEET.manageUrl);
  expect(textOf(ENGLISH_SHEET, 'review')).toContain(ENGLISH_SHEET.manageUrl);
  const cancellation = { by: 'clinic' as const, reason: 'The doctor is ill.' };
  const sheet = { ...ENGLISH_SHEET, status: 'canceled' as const, callBy: null, cancellation };
  // In the words of staff, which may be of the other language: their full stop stays at their end.
  expect(textOf(sheet, 'clinic')).toContain('Reason: \u2068The doctor is ill.\u2069');
});

test('the words of a mail run from right to left in Arabic, numbers from left to right', () => {
  const content = mailContent({ sheet: ARABIC_SHEET, kind: 'confirmed' });
  const html = renderHtml(content);
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toMatch(/<div lang="ar" dir="rtl"[^>]*text-align:right/);
  expect(html).toMatch(/<bdi dir="ltr"[^>]*>7KQM-4RX2<\/bdi>/);
  expect(html).not.toMatch(/text-align:left|letter-spacing|font-style/);
  expect(renderText(content)).toContain('\u20667KQM-4RX2\u2069');
  expect(renderText(content)).toContain('الخميس، 15 أكتوبر 2026، ');
  expect(renderText(content)).not.toMatch(/\p{Script=Arabic}, /u);
  const untranslated = { ...ARABIC_SHEET, preparation: 'No ear drops.' };
  const foreign = renderHtml(mailContent({ sheet: untranslated, kind: 'confirmed' }));
  expect(foreign).toMatch(/<td dir="auto"[^>]*>No ear drops\.<\/td>/);
});

test('the words of a mail of an appointment that is off lead to a new booking and not to the old one', () => {
  for (const kind of ['patient', 'clinic', 'notConfirmed'] as const) {
    const text = textOf(ARABIC_SHEET, kind);
    expect(text).toContain('https://clinic.example/ar/booking\n');
    expect(text).not.toContain(ARABIC_SHEET.manageUrl);
    expect(text).toContain(MAIL_WORDS.ar.lead[kind]);
  }
});

test('the words of a mail list every visit of a series that is confirmed, and a reminder its own', () => {
  const [sheet, labels] = [ARABIC_SHEET, SHEET_WORDS.ar];
  const second = { ...sheet, startsAt: sheet.startsAt + 7 * 86_400_000, doctor: 'Dr. Second' };
  const off = { ...second, startsAt: sheet.startsAt + 14 * 86_400_000, status: 'canceled' as const };
  const whole = { ...sheet, series: [sheet, second, off] };
  const text = textOf(whole, 'confirmed');
  const lines = text.slice(text.indexOf(labels.visits)).split('\n').slice(0, 3);
  expect(lines.map((line) => line.includes('Dr. Second'))).toEqual([false, true, true]);
  expect(lines.map((line) => line.includes(labels.status.canceled))).toEqual([false, false, true]);
  expect(textOf(whole, 'reminder')).not.toContain(labels.visits);
});

test('the words of a mail of the desk’s own say what to bring and how to cancel before the visit, and not from it on', () => {
  const sheet = { ...ENGLISH_SHEET, whatToBring: 'Earlier reports' };
  const own = (isAhead: boolean) => renderText(ownContent(sheet, 'Receipt 7.', isAhead));
  for (const isAhead of [true, false]) expect(own(isAhead)).toContain('Receipt 7.');
  for (const words of ['Earlier reports', MAIL_WORDS.en.open, sheet.manageUrl]) {
    expect(own(true)).toContain(words);
    expect(own(false)).not.toContain(words);
  }
});

test('the words of a mail cannot be turned into headers, markup or a link by a name', () => {
  const evil = 'A\r\nBcc: thief@example.org\n<script>alert("1")</script>\u2028&';
  const sheet = { ...ENGLISH_SHEET, clinic: evil, firstName: evil, doctor: evil, service: evil };
  const content = mailContent({ sheet, kind: 'received' });
  expect(renderMail(content).subject).not.toMatch(/[\r\n\u2028]/);
  expect(renderText(content)).not.toMatch(/^Bcc:/m);
  const html = renderHtml(content);
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
  const linked = { ...ENGLISH_SHEET, firstName: 'Won! https://evil.example/x, evil。example, Dr. L. Hassan' };
  expect(mailContent({ sheet: linked, kind: 'received' }).greeting).toContain(
    'Won! https evil example x, evil example, Dr. L. Hassan',
  );
});
