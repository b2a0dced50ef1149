import { BIAS, STEP, WEIGHTS } from './danger-weights';
import { foldText } from './fold-text';

/** Number of weights. Pieces of text share them by their hash, which costs little as long as there are more of them than pieces. */
export const SLOTS = 2 ** 15;
const PIECE_LENGTHS = [3, 4];
/** Chosen on sentences that the weights were not learned from: above it few are harmless. */
const LIKE_DANGER = 0.6;

/** Two hexadecimal digits each, from -128 to 127. */
const weights = Int8Array.from({ length: SLOTS }, (_, slot) =>
  Number.parseInt(WEIGHTS.slice(2 * slot, 2 * slot + 2), 16),
);

/** FNV-1a, folded to the number of slots. */
function slotOf(piece: string): number {
  let hash = 2166136261;
  for (let at = 0; at < piece.length; at += 1) hash = Math.imul(hash ^ piece.charCodeAt(at), 16777619);
  return ((hash >>> 0) ^ ((hash >>> 15) >>> 0)) & (SLOTS - 1);
}

/** Returns the slots of a text's pieces: its words, parts of three and four letters, each word with the next and the next but one. */
export function slotsOf(text: string): number[] {
  const words = foldText(text).split(' ').filter(Boolean);
  const pieces = words.flatMap((word, at) => {
    const [, next, afterNext] = words.slice(at, at + 3);
    const bounded = `^${word}$`;
    const parts = PIECE_LENGTHS.flatMap((length) =>
      Array.from({ length: Math.max(0, bounded.length - length + 1) }, (_, from) =>
        bounded.slice(from, from + length),
      ),
    );
    return [
      bounded,
      ...parts,
      ...(next ? [`${word} ${next}`] : []),
      ...(afterNext ? [`${word}_${afterNext}`] : []),
    ];
  });
  return [...new Set(pieces.map(slotOf))];
}

/**
 * Tells whether a text resembles the emergencies more than the harmless sentences it was learned from (website/src/test), in any
 * of their languages: a weighted sum of its pieces (logistic regression, by `npm run learn-danger`).
 *
 * It warns where no doctor's sign was found, and never takes a sign's warning back: docs/decisions/0027.
 */
export function resemblesDanger(text: string): boolean {
  const slots = slotsOf(text);
  const sum = slots.reduce((total, slot) => total + (weights[slot] ?? 0), 0);
  return slots.length > 0 && BIAS + (STEP * sum) / Math.sqrt(slots.length) > LIKE_DANGER;
}
