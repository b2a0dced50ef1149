import type { z } from 'zod';
import { CARD_REFUSALS } from '@/contract/card';
import { keptCardAnswer } from '@/contract/kept-card';

/** Possible faults of a picture of a card, in the backend's words; `failed` and `offline` are the website's. */
export const CARD_FAULTS = [...CARD_REFUSALS, 'failed', 'offline'] as const;
export type CardFault = (typeof CARD_FAULTS)[number];

/** Part of a kept picture that the browser gets: the token that a booking claims it with. */
export const claim = keptCardAnswer.shape.data.pick({ card: true });
export type CardClaim = z.infer<typeof claim>;

/** Answer of the website to the browser about a sent picture. */
export type CardAnswer = CardClaim | { fault: CardFault };
