import type { DepositRow } from '../../appointments/deposits/deposit-rows';
import { presentOwnDeposit } from '../../appointments/deposits/deposit-rows';
import type { AppointmentRow } from '../../appointments/record/appointment-rows';
import type { DepositState } from '../../contract/deposit';
import { formatAmount } from '../../contract/fees';
import { fromMinor } from '../../contract/money';
import { appointmentMoment, type Language } from '../../platform/clinic-time';
import type { AppointmentSheet } from './appointment-sheet';
import { untilWords } from './until-words';

type Told = { amount: string; until: string; refund: string };
type Sentence = (told: Told) => string;

const WORDS: Record<Language, Partial<Record<DepositState, Sentence>>> = {
  en: {
    asked: ({ amount, until, refund }) =>
      `Deposit: ${amount}, to be paid by ${until}. If you cancel before ${refund}, it is given back; later it is kept.`,
    paid: ({ amount, refund }) =>
      `Deposit paid: ${amount}. If you cancel before ${refund}, it is given back; later it is kept.`,
    owed: ({ amount }) => `You have paid a deposit of ${amount}. The clinic gives it back to you.`,
    kept: ({ amount, refund }) =>
      `The deposit of ${amount} is kept, as the booking said: it was to be given back until ${refund}.`,
    repaid: ({ amount }) => `Your deposit of ${amount} has been given back.`,
    disputed: ({ amount }) =>
      `A payment has reached us that is not the deposit of ${amount}. The clinic will look into it and contact you.`,
  },
  ar: {
    asked: ({ amount, until, refund }) =>
      `العربون: ${amount}، يُدفع قبل ${until}. إذا ألغيت قبل ${refund} يُرد إليك، وبعد ذلك لا يُرد.`,
    paid: ({ amount, refund }) =>
      `دُفع العربون: ${amount}. إذا ألغيت قبل ${refund} يُرد إليك، وبعد ذلك لا يُرد.`,
    owed: ({ amount }) => `دفعت عربونًا قدره ${amount}، وسترده العيادة إليك.`,
    kept: ({ amount, refund }) => `لا يُرد العربون ${amount} كما ذُكر في الحجز: كان رده حتى ${refund}.`,
    repaid: ({ amount }) => `رُد إليك العربون ${amount}.`,
    disputed: ({ amount }) => `وصلنا مبلغ يختلف عن العربون ${amount}. ستراجعه العيادة وتتواصل معك.`,
  },
};

/** Returns what a sheet says of the deposits of an appointment; of several, about each. */
export function depositOfSheet(
  deposits: readonly DepositRow[],
  row: AppointmentRow,
  language: Language,
): Pick<AppointmentSheet, 'deposit' | 'isDepositAsked' | 'until'> {
  const { time_zone: timeZone } = row;
  const asked = deposits.find(({ state }) => state === 'asked');
  const until = (instant: number) => untilWords({ instant, timeZone, language }, Date.now());
  const sentences = deposits.flatMap((deposit) => {
    const { state, amount, currency, refundUntil } = presentOwnDeposit(deposit, row);
    const sentence = WORDS[language][state];
    if (!sentence) return [];
    return sentence({
      amount: formatAmount({ amount: fromMinor(amount, currency), currency, language }),
      until: deposit.holds_until === null ? '' : until(deposit.holds_until),
      refund: appointmentMoment({ instant: Date.parse(refundUntil), timeZone, language }),
    });
  });
  return {
    deposit: sentences.length > 0 ? sentences.join(' ') : null,
    isDepositAsked: asked !== undefined,
    ...(asked?.holds_until ? { until: until(asked.holds_until) } : {}),
  };
}
