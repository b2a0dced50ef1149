import { z } from 'zod';
import { formatAmount } from '../../contract/fees';
import { fromMinor } from '../../contract/money';
import { names } from '../../contract/names';
import type { PaymentMethod } from '../../contract/payment';
import { fillPlaceholders } from '../../contract/placeholders';
import { THEME } from '../../contract/theme';
import { appointmentDate, appointmentMoment, type Language } from '../../platform/clinic-time';
import { drawSheet, withSignsInPlace } from './draw-sheet';
import { localPhone } from './phone-values';
import RECEIPT_WORDS from './receipt-words.json';

/** Paper is light. */
const COLOURS = THEME.light;

/** A receipt in Typst: number and amount, then all in English and Arabic, from JSON that no name can break. */
const RECEIPT_TEMPLATE = `
#let receipt = json(bytes(sys.inputs.receipt))
#let scale = receipt.scale
#let brand = rgb("${COLOURS.brand}")
#let soft = rgb("${COLOURS['text-soft']}")
#let hairline = rgb("${COLOURS.line}")

#set document(title: receipt.en.title + " " + receipt.number, author: receipt.en.clinic)
#set page(paper: "a5", margin: (x: 14mm, top: 12mm, bottom: 11mm))
#set text(font: "${THEME.typeface.family}", size: 10pt * scale, fill: rgb("${COLOURS.text}"), lang: "en")
#set par(leading: 0.6em, spacing: 0.6em)
#show heading: set text(size: 13pt * scale, weight: "bold", fill: brand)
#show heading: set block(above: 3.5mm * scale, below: 2.5mm * scale)

#let half(words, direction) = {
  set text(lang: words.language, dir: direction)
  heading(level: 1, words.title)
  text(weight: "bold", words.clinic)
  if words.place != "" [ \\ #text(fill: soft, size: 9pt * scale, words.place) ]
  if words.phone != "" [ \\ #text(fill: soft, size: 9pt * scale, box(text(dir: ltr, words.phone))) ]
  v(1mm)
  grid(
    columns: (auto, 1fr),
    column-gutter: 5mm,
    row-gutter: 2.4mm * scale,
    ..for fact in words.facts {
      (
        text(fill: soft, fact.label),
        if fact.isNumber { box(text(dir: ltr, weight: "bold", fact.value)) } else { text(weight: if fact.isStrong { "bold" } else { "regular" }, fact.value) },
      )
    },
  )
}

#half(receipt.en, ltr)
#v(2mm)
#line(length: 100%, stroke: 0.5pt + hairline)
#half(receipt.ar, rtl)
`;

/** Facts of a receipt beside money and patient, in both languages, as of that day (docs/decisions/0007). */
const receiptFacts = z.object({
  clinic: names,
  branch: names.nullable(),
  address: names.nullable(),
  phone: z.string().nullable(),
  country: z.string().nullable(),
  doctor: names.nullable(),
  service: names.nullable(),
  visitAt: z.string(),
  bookingNumber: z.string(),
  by: z.string().nullable(),
});
export type ReceiptFacts = z.infer<typeof receiptFacts>;

export const storedReceipt = z.string().transform((text) => receiptFacts.parse(JSON.parse(text)));

/** Content of a receipt. Instants in epoch milliseconds, amounts in the smallest unit of the currency. */
export interface Receipt {
  number: number;
  corrects: number | null;
  at: number;
  timeZone: string;
  method: PaymentMethod;
  currency: string;
  amount: number;
  fee: number;
  balance: number;
  /** Null once the patient was erased. */
  person: string | null;
  /** File number of that patient; null where they have none. */
  fileNumber: string | null;
  facts: ReceiptFacts;
}

interface Fact {
  label: string;
  value: string;
  isNumber: boolean;
  isStrong: boolean;
}

function moneyOf({ currency }: Receipt, minor: number, language: Language): string {
  return formatAmount({ amount: fromMinor(Math.abs(minor), currency), currency, language });
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function halfOf(receipt: Receipt, language: Language) {
  const words = RECEIPT_WORDS[language];
  const { facts, timeZone } = receipt;
  const isAgainst = receipt.corrects !== null;
  const inOrder = (text: string) => (language === 'ar' ? withSignsInPlace(text) : text);
  const money = (minor: number) => moneyOf(receipt, minor, language);
  const fact = (label: string, value: string | null | undefined, how: Partial<Fact> = {}): Fact[] =>
    value ? [{ label, value: inOrder(value), isNumber: false, isStrong: false, ...how }] : [];
  const moment = (instant: number) => appointmentMoment({ instant, timeZone, language });
  const isStrong = true;
  return {
    language,
    title: isAgainst ? words.against : words.title,
    clinic: inOrder(facts.clinic[language]),
    place: inOrder([facts.branch?.[language], facts.address?.[language]].filter(Boolean).join(' · ')),
    phone: facts.phone && facts.country ? localPhone({ phone: facts.phone, country: facts.country }) : '',
    facts: [
      ...fact(words.number, String(receipt.number), { isNumber: true }),
      ...fact(
        '',
        isAgainst
          ? fillPlaceholders({ text: words.corrects, values: { number: String(receipt.corrects) } })
          : null,
      ),
      ...fact(words.date, moment(receipt.at)),
      ...fact(words.patient, receipt.person, { isStrong }),
      ...fact(words.fileNumber, receipt.fileNumber, { isNumber: true }),
      ...fact(words.service, facts.service?.[language]),
      ...fact(words.doctor, facts.doctor?.[language]),
      ...fact(words.visit, moment(Date.parse(facts.visitAt))),
      ...fact(words.bookingNumber, facts.bookingNumber, { isNumber: true }),
      ...fact(words.fee, money(receipt.fee)),
      ...fact(isAgainst ? words.against : words.paid, money(receipt.amount), { isStrong }),
      ...fact(words.method, capitalized(words.methods[receipt.method])),
      ...fact(receipt.balance < 0 ? words.over : words.open, money(receipt.balance)),
      ...fact(words.by, facts.by),
    ],
  };
}

export function receiptPdf(receipt: Receipt): Buffer {
  const input = { number: String(receipt.number), en: halfOf(receipt, 'en'), ar: halfOf(receipt, 'ar') };
  return drawSheet({ name: 'receipt', source: RECEIPT_TEMPLATE }, input);
}

export function receiptSentence(receipt: Receipt, language: Language): string {
  const words = RECEIPT_WORDS[language];
  const { corrects, timeZone, at: instant, method } = receipt;
  const paid = method === 'nothing' ? words.messageNothing : words.message;
  const values = {
    number: String(receipt.number),
    corrects: String(corrects),
    amount: moneyOf(receipt, receipt.amount, language),
    method: words.methods[method],
    date: appointmentDate({ instant, timeZone, language }),
  };
  return fillPlaceholders({ text: corrects === null ? paid : words.messageAgainst, values });
}
