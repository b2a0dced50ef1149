import { SegmentedMessage } from 'sms-segments-calculator';
import { expect, test } from 'vitest';
import { ARABIC_SHEET, ENGLISH_SHEET } from '../../../tests/support/sheets';
import { PHONE_PLACEHOLDERS } from '../../contract/phone-placeholders';
import { placeholdersOf } from '../../contract/placeholders';
import type { NotificationKind } from '../mails/mail-words';
import { phoneContent } from './content';
import { PHONE_WORDS } from './words';

const KINDS = Object.keys(PHONE_WORDS.en) as NotificationKind[];
const sheets = { en: ENGLISH_SHEET, ar: ARABIC_SHEET };
const contentOf = (language: 'en' | 'ar', kind: NotificationKind) =>
  phoneContent(sheets[language], kind, PHONE_WORDS[language][kind]);

test('a message to a phone says when and where by the branch’s clock, and ends in the short link', () => {
  const link = 'https://clinic.example/en/v/7KQM4RX2#abcdef-12_AB';
  expect(contentOf('en', 'confirmed').text.replace('Thu,', 'Thu')).toBe(
    `Nile ENT: your appointment on Thu 15 Oct, 5:30 pm, Maadi is confirmed. See, move or cancel it:\n${link}`,
  );
  expect(contentOf('ar', 'confirmed').text).toBe(
    `عيادات النيل: تأكد موعدك يوم الخميس، 15 أكتوبر، الساعة 5:30 م، المعادي. لرؤيته أو تغييره أو إلغائه:\n${link}`,
  );
});

test('a reminder by SMS says that questions before the visit wait, and WhatsApp keeps its approved words', () => {
  const sheet = { ...ENGLISH_SHEET, asksQuestions: true };
  const { text, template } = phoneContent(sheet, 'reminder', PHONE_WORDS.en.reminder);
  expect(text).toMatch(/questions before the visit\.$/);
  expect(new SegmentedMessage(text).segmentsCount).toBeLessThanOrEqual(2);
  expect(template).toEqual(contentOf('en', 'reminder').template);
  expect(phoneContent(sheet, 'confirmed', PHONE_WORDS.en.confirmed).text).not.toContain('questions');
});

test.each(KINDS)(
  'a message to a phone "%s" fits into two parts in English and four in Arabic, and says nothing of the person',
  (kind) => {
    const english = new SegmentedMessage(contentOf('en', kind).text);
    expect([english.encodingName, english.segmentsCount <= 2]).toEqual(['GSM-7', true]);
    expect(new SegmentedMessage(contentOf('ar', kind).text).segmentsCount).toBeLessThanOrEqual(4);
    for (const language of ['en', 'ar'] as const) {
      const { text } = contentOf(language, kind);
      const { firstName, doctor, service } = sheets[language];
      for (const personal of [firstName, doctor, service]) expect(text).not.toContain(personal);
      expect(text).not.toMatch(/[{}\u202f\u2066-\u2069]/);
      expect(placeholdersOf(PHONE_WORDS[language][kind])).toContain('link');
    }
  },
);

test('a message to a phone fills every placeholder there is, in one line each, and none that a name brings along, also for the template of WhatsApp', () => {
  expect(contentOf('ar', 'movedConfirmed').template).toEqual({
    ...{ name: 'visit_moved_confirmed', language: 'ar' },
    values: {
      ...{ clinic: 'عيادات النيل', date: 'الخميس، 15 أكتوبر', time: '5:30 م', branch: 'المعادي' },
      link: ARABIC_SHEET.shortUrl,
    },
  });
  const text = PHONE_PLACEHOLDERS.map((name) => `{${name}}`).join('|');
  const evil = '{link}\r\nPay here: ‏https://thief.example';
  const sheet = { ...ENGLISH_SHEET, firstName: evil, clinic: '', shortClinic: '', until: '6:30 pm' };
  const filled = phoneContent(sheet, 'received', text);
  expect(filled.text.replace('Thu,', 'Thu').split('|')).toEqual([
    ...['', '{link} Pay here: https thief example', 'Thu 15 Oct', '5:30 pm', 'Maadi', 'Dr Mona Fawzy'],
    ...['Hearing test; adults, 50 minutes', '7KQM4RX2', '0225550100', ENGLISH_SHEET.shortUrl, '6:30 pm'],
  ]);
  // WhatsApp takes no empty value.
  expect(filled.template.values.clinic).toBe('-');
});
