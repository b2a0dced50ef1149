import { REMOVE_CARD } from '../contract/amendment';
import { CARD_SIDES, type CardSide } from '../contract/card';
import type { With } from '../platform/with';
import { type CardClaim, type CardRow, claimCards, readFreeCards, tokenHash } from './card-rows';

/** Change of each side: a new picture's token, removal, or null to keep it. */
export type CardChanges = Record<CardSide, string | null>;

/** A new picture is not there (any more): another booking has it, or it waited for too long. */
export class CardMissing extends Error {
  override name = 'CardMissing';
  constructor(readonly sides: string[]) {
    super('A picture is not there any more');
  }
}

const COLUMNS = { front: 'card_front', back: 'card_back' } as const;

/** Replaces or removes the pictures of a contract card; throws CardMissing to leave the transaction. */
export async function replaceCards(
  { trx, now }: With<'trx' | 'now'>,
  appointment: string,
  changes: CardChanges,
): Promise<void> {
  const sides = CARD_SIDES.filter((side) => changes[side] !== null);
  if (sides.length === 0) return;
  const tokenOf = (side: CardSide) => (changes[side] === REMOVE_CARD ? null : changes[side]);
  const tokens = new Map(sides.map((side) => [side, tokenOf(side)]));
  const found = await replaceFiles({ trx, now }, appointment, tokens);
  const named = Object.fromEntries(
    sides.map((side) => [COLUMNS[side], found.get(side)?.document_id ?? null]),
  );
  await trx('appointments').where({ document_id: appointment }).update(named);
}

/**
 * Gives an appointment other files, by what they are and the token of each; null is none.
 * @throws {CardMissing} to leave the transaction
 */
export async function replaceFiles<Side extends string>(
  { trx, now }: With<'trx' | 'now'>,
  appointment: string,
  tokens: ReadonlyMap<Side, string | null>,
): Promise<Map<Side, CardRow>> {
  const given = [...tokens].flatMap(([side, token]) => (token === null ? [] : [{ side, token }]));
  const free = await readFreeCards(
    trx,
    given.map(({ token }) => token),
  );
  const found = new Map<Side, CardRow>();
  for (const { side, token } of given) {
    const card = free.get(tokenHash(token));
    if (card) found.set(side, card);
  }
  const missing = given.flatMap(({ side }) => (found.has(side) ? [] : [side]));
  if (missing.length > 0) throw new CardMissing(missing);
  await trx('cards')
    .where({ appointment })
    .whereIn('side', [...tokens.keys()])
    .whereNull('removed_at')
    // No longer the appointment's: it has one picture of a side.
    .update({ appointment: null, side: null, removed_at: new Date(now), updated_at: new Date(now) });
  const claims = [...found].map(([side, card]): CardClaim => ({ card: card.document_id, appointment, side }));
  await claimCards(trx, claims, now);
  return found;
}
