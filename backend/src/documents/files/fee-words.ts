import { type DisplayedFee, formatAmount } from '../../contract/fees';
import type { ContractType } from '../../contract/patient';
import type { Language } from '../../platform/clinic-time';

const WORDS = {
  en: {
    firstVisit: (amount: string) => `first visit ${amount}`,
    followUp: (amount: string) => `follow-up ${amount}`,
    both: (firstVisit: string, followUp: string) => `${firstVisit}, ${followUp}`,
    from: (amount: string) => `from ${amount}`,
    contract: 'What you pay depends on your contract.',
    without: (fee: string) => `Without it: ${fee}.`,
  },
  ar: {
    firstVisit: (amount: string) => `الزيارة الأولى ${amount}`,
    followUp: (amount: string) => `المتابعة ${amount}`,
    both: (firstVisit: string, followUp: string) => `${firstVisit}، و${followUp}`,
    from: (amount: string) => `من ${amount}`,
    contract: 'يتحدد ما تدفعه وفق تعاقدك.',
    without: (fee: string) => `ودونه: ${fee}.`,
  },
} satisfies Record<Language, Record<string, unknown>>;

/** Returns what a patient was told that a visit costs, in words; null where nothing was said, as under a contract. */
export function feeWords(fee: DisplayedFee | null, contractType: ContractType, language: Language) {
  const words = WORDS[language];
  if (fee === null) return null;
  const { firstVisit, followUp, currency } = fee;
  const amountOf = ({ amount, isFrom }: { amount: string; isFrom: boolean }) => {
    const text = formatAmount({ amount, currency, language });
    return isFrom ? words.from(text) : text;
  };
  const second = followUp && words.followUp(amountOf(followUp));
  const all =
    firstVisit && second
      ? words.both(words.firstVisit(amountOf(firstVisit)), second)
      : (firstVisit && amountOf(firstVisit)) || second;
  if (!all) return null;
  if (contractType !== 'cash') return `${words.contract} ${words.without(all)}`;
  return `${all.charAt(0).toUpperCase()}${all.slice(1)}`;
}
