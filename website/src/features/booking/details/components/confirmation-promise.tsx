import type { FormWords } from '../words';
import { CallPromise, type PromisedCall } from './call-promise';

/**
 * Shows what sending the form brings: a call, or an appointment that is confirmed at once. A contract always has a call first, so
 * where one can be chosen both are said, and the sentence is true whatever is chosen, with script and without.
 */
export function ConfirmationPromise({
  call,
  confirmsAtOnce,
  hasContracts,
  words,
}: {
  /** Time when the call would come; null when it cannot be told. */
  call: PromisedCall | null;
  confirmsAtOnce: boolean;
  /** True when the branch takes cards of any company or syndicate. */
  hasContracts: boolean;
  words: FormWords;
}) {
  const sentence = call ? <CallPromise {...call} words={words.call} /> : null;
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
