import { expect, test } from 'vitest';
import { bare, pageText } from '../../../tests/support/pdf';
import { countPages } from './draw-sheet';
import { type Receipt, receiptPdf, receiptSentence } from './receipt-pdf';

const RECEIPT: Receipt = {
  ...{ number: 1042, corrects: null, at: Date.UTC(2026, 9, 15, 15, 5), timeZone: 'Africa/Cairo' },
  ...{ method: 'card', currency: 'EGP', amount: 20_050, fee: 35_000, balance: 14_950 },
  ...{ person: 'منى فوزي', fileNumber: 'F-00012' },
  facts: {
    clinic: { en: 'Nile ENT', ar: 'النيل للأنف والأذن' },
    branch: { en: 'Dokki', ar: 'الدقي' },
    address: { en: '12 Tahrir Street', ar: '12 شارع التحرير' },
    doctor: { en: 'Hala Mansour (MD)', ar: 'هالة منصور' },
    service: { en: 'Hearing test', ar: 'قياس السمع' },
    ...{ phone: '+20225550100', country: 'EG', visitAt: '2026-10-15T14:30:00.000Z' },
    ...{ bookingNumber: '536-099-532', by: 'Sara Adel' },
  },
};

const read = async (receipt: Receipt) =>
  bare((await pageText(receiptPdf(receipt))).map(({ text }) => text).join(''));

test('a receipt is one sheet with everything in both languages, with long names too', async () => {
  const text = await read(RECEIPT);
  const english =
    'Nile ENT|1042|EGP 200.50|Card|Still open|EGP 149.50|Hala Mansour (MD)|Sara Adel|536-099-532|F-00012';
  const others = '5:30 pm|6:05 pm|02 25550100|إيصال|المدفوع|بالبطاقة|المتبقي';
  for (const words of `${english}|${others}`.split('|')) expect(text).toContain(bare(words));
  const long = 'Consultation and audiometry for children with parents '.repeat(6);
  const facts = { ...RECEIPT.facts, service: { en: long, ar: long }, address: { en: long, ar: long } };
  for (const receipt of [RECEIPT, { ...RECEIPT, facts }]) expect(countPages(receiptPdf(receipt))).toBe(1);
});

test('a receipt of an entry against another says which, one of an erased patient names nobody; a message says the number, the amount and how', async () => {
  const text = await read({ ...RECEIPT, number: 1043, corrects: 1042, amount: -20_050, person: null });
  expect(text).toContain(bare('Takes back receipt 1042'));
  expect(text).not.toContain('-200');
  expect(text).not.toContain(bare('Patient'));
  const said = /^receipt 1042: EGP\u00a0200\.50, card, on Thursday,? 15 October 2026\.$/;
  expect(receiptSentence(RECEIPT, 'en')).toMatch(said);
  expect(receiptSentence({ ...RECEIPT, method: 'nothing' }, 'en')).toContain('nothing paid');
  expect(receiptSentence({ ...RECEIPT, corrects: 7 }, 'ar')).toContain('رقم 7');
});
