import type { CancellationCause, RequestOrigin, WaitingCount } from '../../contract/figures';
import type { OfferState } from '../../contract/waiting-list';
import { MINUTE } from '../../scheduling/zone';

/** Quarter of an hour, in which everything is counted together: no zone's day or hour begins within one. */
export const PIECE = 15 * MINUTE;

export interface Placed {
  at: number;
  branch: string;
  /** Document id of what the figures are split by; empty where that is the weekday. */
  key: string;
}

export interface RequestPiece extends Placed {
  count: number;
  origin: RequestOrigin;
  /** Index into {@link LEADS}. */
  lead: number;
  /** Sum over all of them, from the request to the appointment. */
  leadMinutes: number;
}

/** Sums of what the history says of appointments: confirmed, canceled, moved by patients, called. */
export const EVENT_SUMS = [
  'confirmations',
  'atOnce',
  'cancellations',
  'ownMoves',
  'earlierMoves',
  'calls',
  'noAnswers',
] as const;
export type EventPiece = Placed & Record<(typeof EVENT_SUMS)[number], number>;

/** Confirmations that took so many minutes. */
export interface WaitPiece extends Placed {
  minutes: number;
  count: number;
}

export interface CancellationPiece extends Placed {
  cause: CancellationCause;
  count: number;
}

/** Sums of appointments by when they are; all but the last of those whose day is past. */
export const VISIT_SUMS = ['visits', 'noShows', 'unmarked', 'bookedMinutes'] as const;
export type VisitPiece = Placed & Record<(typeof VISIT_SUMS)[number], number>;

/** Sums by name. @param numbers in the order of the names */
export function named<Name extends string>(names: readonly Name[], numbers: readonly number[] = []) {
  const entries = names.map((name, place) => [name, numbers[place] ?? 0] as const);
  return Object.fromEntries(entries) as Record<Name, number>;
}

/** Adds to the count at a place. */
export function bump(counts: number[], place: number, by: number): void {
  counts[place] = (counts[place] ?? 0) + by;
}

/** Returns the value of a key, made where there is none yet. */
export function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}

export interface OfferedPiece {
  branch: string;
  key: string;
  date: string;
  minutes: number;
}

/** A time that became free and was offered to the waiting list, by when it was offered first. */
export interface FreedPiece extends Placed {
  /** Minutes from then to its acceptance; null when nobody accepted it. */
  fillMinutes: number | null;
  offers: Record<OfferState, number>;
}

/** Cancellations by staff with the same typed reason; null if no reason is stored. */
export interface ReasonPiece extends Placed {
  reason: string | null;
  count: number;
}

/** Entries of the waiting list, which belong to no place alone. */
export interface WaitingPiece {
  at: number;
  what: WaitingCount;
  count: number;
}

export interface Pieces {
  requests: RequestPiece[];
  events: EventPiece[];
  /** The same by when they were, for days and hours; of all groups together where that suffices. */
  timed: { requests: RequestPiece[]; events: EventPiece[] };
  waits: WaitPiece[];
  cancellations: CancellationPiece[];
  reasons: ReasonPiece[];
  freed: FreedPiece[];
  waiting: WaitingPiece[];
  visits: VisitPiece[];
  /** Null if working hours say nothing about these figures. */
  offered: OfferedPiece[] | null;
}

/** Upper ends in minutes of the groups of times to confirmation; the last group has none. */
export const WAITS = [15, 60, 240, 1440, null] as const;

/** Upper ends in days of the groups of times from a request to its appointment; the last group has none. */
export const LEADS = [1, 3, 7, 14, 28, null] as const;
