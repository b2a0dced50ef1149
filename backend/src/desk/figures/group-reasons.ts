import { z } from 'zod';
import { CANCELLATION_REASONS, type CancellationReason } from '../../contract/figures';
import { foldText } from '../../contract/fold-text';
import { entryOf, type ReasonPiece } from './pieces';
import words from './reason-words.json';

/**
 * Word beginnings that assign a typed reason to a group, folded; the first group with a match wins. "travel" also finds
 * "travelling"; Arabic words are also found after the article and "and". Groups about a person come before groups about an event,
 * as in "patient asks for another doctor".
 */
const WORDS = z.array(z.tuple([z.enum(CANCELLATION_REASONS), z.array(z.string())])).parse(words);

const STARTS = WORDS.map(
  ([reason, said]) =>
    [reason, new RegExp(`(?:^| )(?:و|ال|وال|ل|لل|ب|بال)?(?:${said.map(foldText).join('|')})`)] as const,
);

/** Returns the group of a typed reason. */
export function reasonGroup(reason: string | null): CancellationReason {
  const folded = foldText(reason ?? '');
  if (folded === '') return 'none';
  return STARTS.find(([, said]) => said.test(folded))?.[0] ?? 'other';
}

const MOST_TYPED = 30;

/** Lists reasons typed at least twice in the two periods, most frequent first; one typed once may name a person. */
export function listTyped({ now, before }: Record<'now' | 'before', readonly ReasonPiece[]>) {
  const typed = new Map<string, { text: string; now: number; before: number }>();
  for (const [period, pieces] of [['now', now] as const, ['before', before] as const]) {
    for (const { reason, count } of pieces) {
      const folded = foldText(reason ?? '');
      if (folded === '') continue;
      entryOf(typed, folded, () => ({ text: (reason ?? '').trim(), now: 0, before: 0 }))[period] += count;
    }
  }
  return [...typed.values()]
    .filter((one) => one.now + one.before > 1)
    .sort((a, b) => b.now - a.now || b.before - a.before || a.text.localeCompare(b.text))
    .slice(0, MOST_TYPED);
}
