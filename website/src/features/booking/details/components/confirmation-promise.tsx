import type { ReactNode } from 'react';
import type { Promised } from '../state';
import type { FormWords } from '../words';
import { CallPromise } from './call-promise';

/**
 * Text on what sending brings: a call, an appointment that is confirmed at once, or a deposit to pay. A contract always
 * has a call first, so where one can be chosen both are said, and the sentence is true for every choice, with script
 * and without.
 */
export function ConfirmationPromise(props: {
  promised: Promised;
  /** True when the branch takes cards of any company or syndicate. */
  hasContracts: boolean;
  words: FormWords;
}) {
  const { hasContracts, words } = props;
  const { call, confirmsAtOnce, deposit } = props.promised;
  const sentence = call ? <CallPromise {...call} words={words.call} /> : null;
  const underContract = (text: string): ReactNode =>
    hasContracts ? (
      <div className="text-sm">
        <p>{text}</p>
        {sentence}
      </div>
    ) : null;
  if (deposit) {
    return (
      <div className="space-y-2 rounded-card bg-surface-sky p-4">
        <p className="font-semibold">{deposit.promise}</p>
        {underContract(deposit.contract)}
      </div>
    );
  }
  if (!confirmsAtOnce) return sentence;
  return (
    <div className="space-y-2 rounded-card bg-status-confirmed-soft p-4">
      <p className="font-semibold text-status-confirmed">
        {hasContracts ? words.atOnce.promiseCash : words.atOnce.promise}
      </p>
      {underContract(words.atOnce.promiseContract)}
    </div>
  );
}
