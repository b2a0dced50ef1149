import { needsOf } from '../../src/appointments/booking/plan-appointment';
import type { BookingRules } from '../../src/catalogue/catalogue-data';
import { allocate, type Claim } from '../../src/scheduling/allocation';
import type { Patient } from './people';
import type { ChosenTime } from './times';

/** What has been taken, decided as the product decides it: no time twice, no limit of live appointments exceeded. */
export class Seats {
  private readonly claims = new Map<string, Claim[]>();

  constructor(
    private readonly rules: BookingRules,
    private readonly now: number,
  ) {}

  /** Claims for a live or kept appointment; null when its time, or a limit of the patient, refuses them. */
  take({ time, patient, owner }: { time: ChosenTime; patient: Patient; owner: string }): Claim[] | null {
    const { doctor, branch, slot, date } = time;
    const needs = needsOf({ rules: this.rules, doctor, branch, person: patient, date, slot });
    // Seats end with their appointment; what is over has none.
    const limits = slot.endsAt > this.now ? needs.limits : [];
    const resources = [needs.time.resource, ...limits.map(({ resource }) => resource)];
    const claims = resources.flatMap((resource) => this.claims.get(resource) ?? []);
    const allocation = allocate({ needs: { ...needs, limits }, claims, now: this.now });
    if (allocation.kind !== 'allocated') return null;
    const taken = allocation.claims.map((claim) => ({ ...claim, owner }));
    for (const claim of taken) {
      const standing = this.claims.get(claim.resource) ?? [];
      standing.push(claim);
      this.claims.set(claim.resource, standing);
    }
    return taken;
  }
}
