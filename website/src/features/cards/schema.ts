import { z } from 'zod';

/** What can be wrong with a picture of a card, in the backend's words; `failed` and `offline` are the website's. */
export const CARD_FAULTS = [
  'tooLarge',
  'tooSlow',
  'notAPicture',
  'unsupported',
  'tooManyPixels',
  'tooMany',
  'busy',
  'failed',
  'offline',
] as const;
export type CardFault = (typeof CARD_FAULTS)[number];

export const CARD_SIDES = ['front', 'back'] as const;
export type CardSide = (typeof CARD_SIDES)[number];

/** A kept picture: the token that a booking claims it with. */
const keptCard = z.object({ card: z.string() });
export type KeptCard = z.infer<typeof keptCard>;

/** What the website tells the browser about a sent picture. */
export const cardAnswer = z.union([keptCard, z.object({ fault: z.enum(CARD_FAULTS) })]);
export type CardAnswer = z.infer<typeof cardAnswer>;

/** A fault by the backend's code; a code this website does not know is `failed`. */
export function toCardFault(code: unknown): CardFault {
  return CARD_FAULTS.find((known) => known === code) ?? 'failed';
}
