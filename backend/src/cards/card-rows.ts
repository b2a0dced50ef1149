import { createHash } from 'node:crypto';
import { z } from 'zod';
import { REMOVE_CARD } from '../contract/amendment';
import { CARD_SIDES, type CardSide } from '../contract/card';
import { type Database, newDocumentId, readRows, type Transaction } from '../platform/database';
import { storedInstant } from '../platform/instant';
import type { With } from '../platform/with';

const TABLE = 'cards';
export const cardRow = z.object({
  document_id: z.string(),
  token_hash: z.string(),
  storage_name: z.string(),
  appointment: z.string().nullable(),
});

/** A stored card; it belongs to nobody until a booking claims it. */
export type CardRow = z.infer<typeof cardRow>;

/** Returns what a card's token is stored as: whoever reads the table cannot claim a card. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export async function waitingCards(db: Database, address: string) {
  const [row] = await db(TABLE)
    .where({ address })
    .whereNull('appointment')
    .count({ number: '*' })
    .sum({ bytes: 'bytes' });
  return { number: Number(row?.number ?? 0), bytes: Number(row?.bytes ?? 0) };
}

export async function cardsOf(db: Database, appointment: string) {
  const sides = db(TABLE).where({ appointment }).whereIn('side', CARD_SIDES).whereNull('removed_at');
  const found: Partial<Record<CardSide, CardRow>> = {};
  for (const row of await readRows(cardRow.extend({ side: z.enum(CARD_SIDES) }), sides))
    found[row.side] = row;
  return found;
}

const file = cardRow.extend({ appointment: z.string(), side: z.string(), uploaded_at: storedInstant });
export type FileRow = z.output<typeof file>;

/** Lists what is stored encrypted beside appointments: sides of cards, answers before the visit and their pictures. */
export async function filesOf(db: Database, appointments: readonly string[]): Promise<FileRow[]> {
  return await readRows(file, db(TABLE).whereIn('appointment', appointments).whereNull('removed_at'));
}

/** Appends to the record of who looked at which card. Rows are never changed or deleted. */
export async function insertView(
  db: Database,
  view: { appointment: string; side: string; viewer: string },
  now: number,
): Promise<void> {
  const at = new Date(now);
  await db('card_views').insert({ ...view, document_id: newDocumentId(), at, created_at: at });
}

/** Cards that no booking has claimed, by the hash of their token, read inside the booking's transaction. */
export async function readFreeCards(trx: Transaction, tokens: string[]): Promise<Map<string, CardRow>> {
  if (tokens.length === 0) return new Map();
  const free = trx(TABLE)
    .whereIn('token_hash', tokens.map(tokenHash))
    .whereNull('appointment')
    .whereNull('incoming')
    .whereNull('removed_at');
  return new Map((await readRows(cardRow, free)).map((row) => [row.token_hash, row]));
}

/** Another booking claimed the card, or a job removed it, since it was read. */
export class CardGone extends Error {
  override name = 'CardGone';
}

export interface CardClaim {
  card: string;
  appointment: string;
  side: string;
}

/** Gives cards to appointments, each only if nobody has it yet; throws CardGone to leave the transaction. */
export async function claimCards(trx: Transaction, claims: CardClaim[], now: number): Promise<void> {
  // One order for all writers, so that two wait for each other instead of deadlocking.
  for (const { card: document_id, appointment, side } of [...claims].sort((a, b) =>
    a.card < b.card ? -1 : 1,
  )) {
    const changed = await trx(TABLE)
      .where({ document_id })
      .whereNull('appointment')
      .whereNull('removed_at')
      // The address was kept for counting only.
      .update({ appointment, side, address: null, updated_at: new Date(now) });
    if (changed !== 1) throw new CardGone('The card is taken');
  }
}

/** A new picture is not there (any more): another booking has it, or it waited for too long. */
export class CardMissing extends Error {
  override name = 'CardMissing';
  constructor(readonly sides: string[]) {
    super('A picture is not there any more');
  }
}

const COLUMN_OF = { front: 'card_front', back: 'card_back' } as const;
/** Fields of forms by the sides of a card. */
export const CARD_FIELDS = { front: 'cardFront', back: 'cardBack' } as const;

/** Replaces or removes the pictures of a contract card; null keeps one. @throws {CardMissing} to leave the transaction */
export async function replaceCards(
  { trx, now }: With<'trx' | 'now'>,
  appointment: string,
  changes: Record<CardSide, string | null>,
): Promise<void> {
  const sides = CARD_SIDES.filter((side) => changes[side] !== null);
  if (sides.length === 0) return;
  const tokenOf = (side: CardSide) => (changes[side] === REMOVE_CARD ? null : changes[side]);
  const tokens = new Map(sides.map((side) => [side, tokenOf(side)]));
  const found = await replaceFiles({ trx, now }, appointment, tokens);
  const named = Object.fromEntries(
    sides.map((side) => [COLUMN_OF[side], found.get(side)?.document_id ?? null]),
  );
  await trx('appointments').where({ document_id: appointment }).update(named);
}

/** Gives an appointment other files, by kind and token; null is none. @throws {CardMissing} to leave the transaction */
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
  await trx(TABLE)
    .where({ appointment })
    .whereIn('side', [...tokens.keys()])
    .whereNull('removed_at')
    // No longer the appointment's: it has one picture of a side.
    .update({ appointment: null, side: null, removed_at: new Date(now), updated_at: new Date(now) });
  const claims = [...found].map(([side, card]): CardClaim => ({ card: card.document_id, appointment, side }));
  await claimCards(trx, claims, now);
  return found;
}
