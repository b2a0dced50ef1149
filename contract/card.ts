export const CARD_SIDES = ['front', 'back'] as const;
export type CardSide = (typeof CARD_SIDES)[number];

export const CARD_REFUSALS = [
  'tooLarge',
  'tooSlow',
  'notAPicture',
  'unsupported',
  'tooManyPixels',
  'tooMany',
  'busy',
] as const;
export type CardRefusal = (typeof CARD_REFUSALS)[number];

/** Token by which a kept picture is claimed: 256 random bits. */
export const CARD_TOKEN = /^[\w-]{43}$/;
