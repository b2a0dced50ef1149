import { freeSeat } from './claims';

/** One taken or wanted piece: an atom of a resource's time, or a seat among the live visits of a phone. */
export interface Claim {
  resource: string;
  atom: number;
  /** Epoch milliseconds from which it no longer counts; null while its appointment is live. */
  expiresAt: number | null;
}

/** A number of seats under one resource, of which a visit takes the first free one. */
export interface SeatLimit {
  resource: string;
  seats: number;
  name: 'doctorDay' | 'phone';
}

/** What a visit needs, in the order in which a refusal is told. */
export interface VisitNeeds {
  time: { resource: string; atoms: readonly number[] };
  limits: readonly SeatLimit[];
  endsAt: number;
}

export type Seating =
  | { kind: 'seated'; claims: Claim[]; replaces: Claim[] }
  | { kind: 'taken' }
  | { kind: 'limit'; limit: SeatLimit['name'] };

/**
 * Finds the claims a visit would take, given all claims on its resources: refused when an atom of its time is
 * taken or all seats of a limit are. Seats are claimed until the visit ends. Expired claims do not count;
 * `replaces` lists those that must make room first.
 */
export function seatVisit({
  needs,
  claims,
  now,
}: {
  needs: VisitNeeds;
  claims: readonly Claim[];
  now: number;
}): Seating {
  const { time, limits, endsAt } = needs;
  const counts = (claim: Claim) => claim.expiresAt === null || claim.expiresAt > now;
  const atoms = new Set(time.atoms);
  if (claims.some((one) => one.resource === time.resource && atoms.has(one.atom) && counts(one))) {
    return { kind: 'taken' };
  }
  const wanted: Claim[] = time.atoms.map((atom) => ({ resource: time.resource, atom, expiresAt: null }));
  for (const { resource, seats, name } of limits) {
    const taken = claims.filter((one) => one.resource === resource && counts(one)).map((one) => one.atom);
    const seat = freeSeat({ taken: new Set(taken), limit: seats });
    if (seat === null) return { kind: 'limit', limit: name };
    wanted.push({ resource, atom: seat, expiresAt: endsAt });
  }
  const keys = new Set(wanted.map(({ resource, atom }) => `${resource}/${atom}`));
  const replaces = claims.filter((one) => !counts(one) && keys.has(`${one.resource}/${one.atom}`));
  return { kind: 'seated', claims: wanted, replaces };
}
