import { z } from 'zod';
import { plainNumbers } from './digits';

/** An amount as a decimal number without signs or marks, such as `350` or `350.50`: never counted with, only compared. */
const AMOUNT = /^\d{1,8}(\.\d{1,3})?$/;

/** Price of one kind of visit; `isFrom` where it can be more. */
const price = z.object({ amount: z.string().regex(AMOUNT), isFrom: z.boolean() });
export type Price = z.output<typeof price>;

/** Fee as shown to patients, with its currency (ISO 4217). */
export const displayedFee = z.object({
  currency: z.string().length(3),
  firstVisit: price.nullable(),
  followUp: price.nullable(),
});
export type DisplayedFee = z.output<typeof displayedFee>;
/** Prices of a first visit and a follow-up; null where the clinic names none. */
export type Prices = Omit<DisplayedFee, 'currency'>;

/** Document ids of what a fee is for; an empty list of doctors or branches means all. */
interface FeeReach {
  services: readonly string[];
  doctors: readonly string[];
  branches: readonly string[];
}

/** A line of fees. */
export interface Fee extends Prices, FeeReach {
  id: string;
}

export interface FeePlace {
  service: string;
  doctor: string;
  branch: string;
}

/** Returns how narrowly a fee is meant: doctor and branch, then doctor, then branch, then neither. */
function specificityOf({ doctors, branches }: FeeReach): number {
  return (doctors.length > 0 ? 2 : 0) + (branches.length > 0 ? 1 : 0);
}

function holds({ fee, place: { service, doctor, branch } }: { fee: Fee; place: FeePlace }): boolean {
  const names = (list: readonly string[], id: string) => list.length === 0 || list.includes(id);
  return fee.services.includes(service) && names(fee.doctors, doctor) && names(fee.branches, branch);
}

const numberOf = (one: Price | null) => (one === null ? -1 : Number(one.amount));

/**
 * Returns the fee of an appointment: the most specific one applies as a whole, with its empty fields. Two equally specific ones
 * cannot be saved; of stored ones the higher one applies, so that nobody pays more than they were told (docs/appointments.md). Null
 * if no fee matches.
 */
export function feeFor({ fees, place }: { fees: readonly Fee[]; place: FeePlace }): Fee | null {
  return (
    fees
      .filter((fee) => holds({ fee, place }))
      .sort(
        (a, b) =>
          specificityOf(b) - specificityOf(a) ||
          numberOf(b.firstVisit) - numberOf(a.firstVisit) ||
          numberOf(b.followUp) - numberOf(a.followUp) ||
          (a.id < b.id ? -1 : 1),
      )[0] ?? null
  );
}

/** Services with two equally specific fees for the same doctor and branch. */
export function clashingServices(one: FeeReach, other: FeeReach): string[] {
  const meet = (a: readonly string[], b: readonly string[]) =>
    a.length === 0 || a.some((id) => b.includes(id));
  if (specificityOf(one) !== specificityOf(other)) return [];
  if (!meet(one.doctors, other.doctors) || !meet(one.branches, other.branches)) return [];
  return one.services.filter((service) => other.services.includes(service));
}

/** Reads an amount as it is typed, with Arabic digits, marks of thousands or a comma of either language before the rest. */
export function readAmount(text: string): string | null {
  const plain = plainNumbers(text)
    .replace(/[\u066b]/g, '.')
    .replace(/(\d)[,\u060c\u066c](?=\d{3}(\D|$))/g, '$1')
    .replace(/[,\u060c]/g, '.');
  if (!AMOUNT.test(plain)) return null;
  const [whole = '', rest = ''] = plain.split('.');
  const cents = /^0*$/.test(rest) ? '' : `.${rest}`;
  return `${whole.replace(/^0+(?=\d)/, '')}${cents}`;
}

/** Tells whether there is such a currency, by its code of ISO 4217: `EGP`. */
export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}

/** Forms that currencies of these names have behind a number, where CLDR knows the name alone: `3 ريال`. */
const ARABIC_FORMS: Readonly<Record<string, Partial<Record<Intl.LDMLPluralRule, string>>>> = {
  ريال: { two: 'ريالان', few: 'ريالات', many: 'ريالًا' },
  درهم: { two: 'درهمان', few: 'دراهم', many: 'درهمًا' },
  دينار: { two: 'ديناران', few: 'دنانير', many: 'دينارًا' },
  دولار: { two: 'دولاران', few: 'دولارات', many: 'دولارًا' },
  جنيه: { two: 'جنيهان', few: 'جنيهات', many: 'جنيهًا' },
  ليرة: { two: 'ليرتان', few: 'ليرات' },
};

/** `EGP 350`, `350 جنيهًا`: Latin digits in both languages; Arabic says the currency as people do, in the case of its number. */
export function formatAmount(given: { amount: string; currency: string; language: 'en' | 'ar' }): string {
  const { amount, currency, language } = given;
  const isArabic = language === 'ar';
  const text = new Intl.NumberFormat(isArabic ? 'ar-u-nu-latn' : 'en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: isArabic ? 'name' : 'symbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(Number(amount));
  if (!isArabic) return text;
  const [figure, name = ''] = text.split(/\s/);
  const form = new Intl.PluralRules('ar').select(Number(amount));
  return `${figure}\u00a0${ARABIC_FORMS[name]?.[form] ?? name}`;
}
