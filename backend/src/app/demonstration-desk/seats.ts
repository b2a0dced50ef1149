import { needsOf } from '../../appointments/booking/plan-appointment';
import type { BookingRules } from '../../catalogue/catalogue-data';
import { type AppointmentNeeds, allocate, type Claim } from '../../scheduling/allocation';
import type { Patient } from './people';
import type { ChosenTime } from './times';

const keyOf = ({ resource, grain }: Pick<Claim, 'resource' | 'grain'>) => `${resource} ${grain}`;

/** Everything whose claims decide about an appointment, as `readClaims` asks the database for it. */
function keysOf({ time: { resource, grains, contested }, limits }: AppointmentNeeds): string[] {
  const around = contested ? contested.to - contested.from : 0;
  return [
    ...grains.map((grain) => keyOf({ resource, grain })),
    ...Array.from({ length: around }, (_, index) =>
      keyOf({ resource, grain: (contested?.from ?? 0) + index }),
    ),
    ...limits.flatMap((limit) =>
      Array.from({ length: limit.seats }, (_, grain) => keyOf({ resource: limit.resource, grain })),
    ),
  ];
}

/** What has been taken, decided as the product decides it: no time twice, no limit of live appointments exceeded. */
export class Seats {
  private readonly claims = new Map<string, Claim>();

  constructor(
    private readonly rules: BookingRules,
    private readonly now: number,
  ) {}

  /** Claims for a live or kept appointment; null when its time, or a limit of the patient, refuses them. */
  take({ time, patient, owner }: { time: ChosenTime; patient: Patient; owner: string }): Claim[] | null {
    const { doctor, branch, slot, date } = time;
    const all = needsOf({ rules: this.rules, doctor, branch, person: patient, date, slot });
    // Seats end with their appointment; what is over has none.
    const needs = slot.endsAt > this.now ? all : { ...all, limits: [] };
    const claims = [...new Set(keysOf(needs))].flatMap((key) => this.claims.get(key) ?? []);
    const allocation = allocate({ needs, claims, now: this.now });
    if (allocation.kind !== 'allocated') return null;
    const taken = allocation.claims.map((claim) => ({ ...claim, owner }));
    for (const claim of taken) this.claims.set(keyOf(claim), claim);
    return taken;
  }
}
