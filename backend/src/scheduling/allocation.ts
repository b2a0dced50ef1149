import type { SeatLimitName } from '../contract/refusals';
import { freeSeat, type GrainRange } from './claims';
import { chooseResources } from './resources';
import type { Slot } from './slots';

/** One taken or wanted piece: a grain of a resource's time, or a seat among those a limit offers. */
export interface Claim {
  resource: string;
  grain: number;
  /** Epoch milliseconds from which it no longer counts; null while its appointment is live. */
  expiresAt: number | null;
  /** Document id of its appointment, or the hash of the key of its hold; null for a wanted claim. */
  owner: string | null;
  /** Branch in which the doctor is then, of a time that an appointment or a hold takes. */
  branch?: string | null;
  /** See {@link Slot}; of a wanted claim. */
  contested?: GrainRange;
}

/** A number of seats under one resource, of which an appointment takes the first free one. */
export interface SeatLimit {
  resource: string;
  seats: number;
  name: SeatLimitName;
  /** End of a seat, where that is not the end of the appointment. */
  until?: number;
}

/** Needs of an appointment or a hold, in the order in which a refusal is told. Ends are epoch milliseconds. */
export interface AppointmentNeeds {
  time: Pick<Slot, 'grains' | 'contested' | 'resources'> & {
    resource: string;
    expiresAt: number | null;
    /** Resource of the second seat, for grains that another appointment has; only when overbooked deliberately. */
    overbookingSeat?: string;
    branch?: string;
  };
  limits: readonly SeatLimit[];
  /** End of its seats: the end of the appointment, or of the hold. */
  seatsUntil: number;
}

export type Allocation =
  | { kind: 'allocated'; claims: Claim[]; replaces: Claim[] }
  | { kind: 'taken' }
  | { kind: 'limit'; limit: SeatLimit['name'] };

/**
 * Decides which claims an appointment takes, given all claims on its resources. Refused when a grain of its time is taken,
 * a room or device it needs is, or all seats of a limit are. Expired claims do not count, nor those of `own` owners: a visitor's hold gives way to the
 * visitor's booking, a moved appointment to itself. `replaces` lists the expired claims to delete first; those of `own`
 * owners are all deleted. With an overbooking seat, grains that another appointment has are taken there; what is held
 * or blocked stays taken.
 */
export function allocate(given: {
  needs: AppointmentNeeds;
  claims: readonly Claim[];
  own?: readonly string[];
  now: number;
}): Allocation {
  const { needs, claims, own = [], now } = given;
  const { time, limits, seatsUntil } = needs;
  const isOwn = (claim: Claim) => claim.owner !== null && own.includes(claim.owner);
  const isLive = (claim: Claim) => claim.expiresAt === null || claim.expiresAt > now;
  const standing = claims.filter((claim) => isLive(claim) && !isOwn(claim));
  if (isElsewhere(time, standing)) return { kind: 'taken' };
  const wanted: Claim[] = [];
  for (const grain of time.grains) {
    const resource = seatOf(time, grain, standing);
    if (resource === null) return { kind: 'taken' };
    const { branch, contested, expiresAt } = time;
    wanted.push({ resource, grain, expiresAt, owner: null, branch, contested });
  }
  const rooms = claimResources(time, standing);
  if (rooms === null) return { kind: 'taken' };
  wanted.push(...rooms);
  for (const { resource, seats, name, until = seatsUntil } of limits) {
    const taken = standing.filter((one) => one.resource === resource).map((one) => one.grain);
    const seat = freeSeat(new Set(taken), seats);
    if (seat === null) return { kind: 'limit', limit: name };
    wanted.push({ resource, grain: seat, expiresAt: until, owner: null });
  }
  const keys = new Set(wanted.map(({ resource, grain }) => `${resource}/${grain}`));
  const replaces = claims.filter(
    (one) => !isLive(one) && !isOwn(one) && keys.has(`${one.resource}/${one.grain}`),
  );
  return { kind: 'allocated', claims: wanted, replaces };
}

/** A claim for each piece of the rooms and devices that go with a time; null when one of them cannot be had. */
function claimResources({ resources = [], expiresAt }: AppointmentNeeds['time'], standing: readonly Claim[]) {
  const keyOf = (resource: string, grain: number) => `${resource}/${grain}`;
  const taken = new Set(resources.length > 0 ? standing.map((one) => keyOf(one.resource, one.grain)) : []);
  const chosen = chooseResources(resources, (resource, grain) => taken.has(keyOf(resource, grain)));
  if (chosen === null) return null;
  return resources.flatMap(({ grains }, index) =>
    grains.map((grain): Claim => ({ resource: chosen[index] ?? '', grain, expiresAt, owner: null })),
  );
}

function isInAnotherBranch(claim: Claim, time: AppointmentNeeds['time']): boolean {
  return Boolean(claim.branch && time.branch && claim.branch !== time.branch);
}

/** Returns whether an appointment of the doctor in another branch makes this one impossible. */
function isElsewhere(time: AppointmentNeeds['time'], standing: readonly Claim[]): boolean {
  const { contested } = time;
  if (!contested) return false;
  return standing.some(
    (claim) =>
      claim.resource === time.resource &&
      contested.from <= claim.grain &&
      claim.grain < contested.to &&
      isInAnotherBranch(claim, time),
  );
}

/** Returns the resource under which a piece of time can be had, or null when it is taken. */
function seatOf(time: AppointmentNeeds['time'], grain: number, standing: readonly Claim[]): string | null {
  const holding = (resource: string) =>
    standing.find((one) => one.resource === resource && one.grain === grain);
  const first = holding(time.resource);
  if (!first) return time.resource;
  // A hold has an end. Above one nobody is allocated: when it ran out, the first seat would be open to everyone.
  const isAppointment = first.expiresAt === null && !isInAnotherBranch(first, time);
  return time.overbookingSeat && isAppointment && !holding(time.overbookingSeat)
    ? time.overbookingSeat
    : null;
}
