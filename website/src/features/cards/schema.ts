import { z } from 'zod';
import { CARD_REFUSALS } from '@/contract/card';

/** What can be wrong with a picture of a card, in the backend's words; `failed` and `offline` are the website's. */
export const CARD_FAULTS = [...CARD_REFUSALS, 'failed', 'offline'] as const;
export type CardFault = (typeof CARD_FAULTS)[number];

/** A kept picture: the token that a booking claims it with. */
const keptCard = z.object({ card: z.string() });
export type KeptCard = z.infer<typeof keptCard>;

/** What the website tells the browser about a sent picture. */
export const cardAnswer = z.union([keptCard, z.object({ fault: z.enum(CARD_FAULTS) })]);
export type CardAnswer = z.infer<typeof cardAnswer>;
