import { getTranslations, textsOf } from '@/i18n/translations';

export type ProofWords = Awaited<ReturnType<typeof proofWords>>;

/** The words of proving a phone; `goesOn` when the booking goes on after it. */
export async function proofWords(goesOn: boolean) {
  const [t, ui] = await Promise.all([getTranslations('phoneProof'), getTranslations('ui')]);
  return {
    ...textsOf(t, 'phone', 'phoneHint', 'send', 'sending', 'sentTo', 'code', 'codeHint', 'verifying'),
    ...textsOf(t, 'again', 'otherNumber', 'errorTitle'),
    verify: t(goesOn ? 'goOn' : 'verify'),
    errorPrefix: ui('errorPrefix'),
  };
}
