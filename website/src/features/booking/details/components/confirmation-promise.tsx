import type { DepositWords } from '../deposit-words';
import type { FormWords } from '../words';
import { CallPromise, type PromisedCall } from './call-promise';

/**
 * Text on what sending brings: a call, an appointment that is confirmed at once, or a deposit to pay. A contract always
 * has a call first, so where one can be chosen both are said, and the sentence is true for every choice, with script
 * and without.
 */
export function ConfirmationPromise({
  call,
  confirmsAtOnce,
  deposit,
  hasContracts,
  words,
}: {
  /** Time when the call would come; null when it cannot be told. */
  call: PromisedCall | null;
  confirmsAtOnce: boolean;
  /** Deposit of patients who pay themselves; null where nothing is paid ahead. */
  deposit: DepositWords | null;
  /** True when the branch takes cards of any company or syndicate. */
  hasContracts: boolean;
  words: FormWords;
}) {
  const sentence = call ? <CallPromise {...call} words={words.call} /> : null;
  if (deposit) {
    return (
      <div className="space-y-2 rounded-card bg-surface-sky p-4">
        <p className="font-semibold">{deposit.promise}</p>
        {hasContracts ? (
          <div className="text-sm">
            <p>{deposit.contract}</p>
            {sentence}
          </div>
        ) : null}
      </div>
    );
  }
  if (!confirmsAtOnce) return sentence;
  return (
    <div className="space-y-2 rounded-card bg-status-confirmed-soft p-4">
      <p className="font-semibold text-status-confirmed">
        {hasContracts ? words.atOnce.promiseCash : words.atOnce.promise}
      </p>
      {hasContracts ? (
        <div className="text-sm">
          <p>{words.atOnce.promiseContract}</p>
          {sentence}
        </div>
      ) : null}
    </div>
  );
}
