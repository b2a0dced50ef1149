import { formatAmount, readAmount } from '@/contract/fees';
import { isolateLtr } from '@/contract/isolate';
import { fromMinor, toMinor } from '@/contract/money';
import type { Locale } from '@/i18n/routing';

interface Given {
  minor: number;
  currency: string;
  locale: Locale;
}

/** An amount in the smallest unit of its currency, in words; without its sign. */
export function moneyText({ minor, currency, locale }: Given): string {
  return formatAmount({ amount: fromMinor(Math.abs(minor), currency), currency, language: locale });
}

/** Formats an amount with its sign, left of the digits in both languages. */
export function signedMoney(money: Parameters<typeof moneyText>[0]): string {
  const text = moneyText(money);
  return money.minor < 0 ? text.replace(/\d[\d.,]*/, (digits) => isolateLtr(`−${digits}`)) : text;
}

/** Parses a typed amount into the smallest unit; null if it is not one. */
export function typedMoney(text: string, currency: string): number | null {
  const amount = readAmount(text);
  return amount === null ? null : toMinor(amount, currency);
}

/** The sums of a day, in the order of their columns. */
export const SUMS = ['cash', 'card', 'transfer', 'online', 'taken', 'company'] as const;
