import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate, type Claim } from './allocation';
import { grainsOf } from './claims';
import { contestedRange, overlaps, type Span } from './contested';
import { MINUTE } from './zone';

const at = (hours: number, minutes = 0) => (hours * 60 + minutes) * MINUTE;
const span = (from: number, to: number): Span => ({ startsAt: from, endsAt: to });

interface Wanted {
  branch: 'here' | 'there';
  appointment: Span;
  /** The one it is offered by, where shifts of its branch overlap too. */
  shift?: Span;
}

type Shifts = Record<'here' | 'there', Span[]>;

function book({ branch, appointment, ...offered }: Wanted, claims: Claim[], shifts: Shifts) {
  const other = branch === 'here' ? 'there' : 'here';
  const isAround = (one: Span) => one.startsAt <= appointment.startsAt && appointment.endsAt <= one.endsAt;
  const shift = offered.shift ?? shifts[branch].find(isAround) ?? expect.fail('It lies in no shift');
  const contested = contestedRange({ appointment, shift, elsewhere: shifts[other] });
  const grains = grainsOf(appointment);
  const time = { resource: 'doctor:a', grains, expiresAt: null, branch, ...(contested ? { contested } : {}) };
  return allocate({ needs: { time, limits: [], seatsUntil: appointment.endsAt }, claims, now: 0 });
}

/** Claims of a first appointment here. */
function claimsOf(appointment: Span, shifts: Shifts): Claim[] {
  const first = book({ branch: 'here', appointment }, [], shifts);
  return first.kind === 'allocated' ? first.claims.map((one) => ({ ...one, owner: 'first' })) : [];
}

test('a doctor with an appointment here at ten is not there at twenty past, though no minute is shared', () => {
  const shifts = { here: [span(at(9), at(17))], there: [span(at(10, 20), at(14))] };
  const claims = claimsOf(span(at(10), at(10, 20)), shifts);
  const there = { branch: 'there' as const, appointment: span(at(10, 20), at(10, 40)) };
  expect(book(there, claims, shifts)).toEqual({ kind: 'taken' });
  expect(book({ ...there, branch: 'here' }, claims, shifts).kind).toBe('allocated');
  // Hours of which one begins as the other ends do not clash.
  const apart = { here: [span(at(9), at(10, 20))], there: [span(at(10, 20), at(17))] };
  expect(book(there, claimsOf(span(at(10), at(10, 20)), apart), apart).kind).toBe('allocated');
});

const anyShift = fc
  .tuple(fc.integer({ min: 0, max: 88 }), fc.integer({ min: 2, max: 12 }))
  .map(([from, length]) => span(at(0, from * 15), at(0, (from + length) * 15)));
const shiftsOf = fc.array(anyShift, { minLength: 1, maxLength: 2 });

test('in whatever order appointments are asked for, none lies inside the hours of another branch that another appointment is in', () => {
  const property = fc.property(
    shiftsOf,
    shiftsOf,
    fc.array(fc.tuple(fc.boolean(), fc.nat(), fc.nat()), { maxLength: 25 }),
    (here, there, wishes) => {
      const shifts = { here, there };
      const claims: Claim[] = [];
      const booked: Required<Wanted>[] = [];
      for (const [isHere, which, slot] of wishes) {
        const branch = isHere ? 'here' : 'there';
        const own = shifts[branch];
        const shift = own[which % own.length];
        if (!shift) continue;
        const count = (shift.endsAt - shift.startsAt) / (15 * MINUTE);
        const startsAt = shift.startsAt + (slot % count) * 15 * MINUTE;
        const appointment = span(startsAt, startsAt + 15 * MINUTE);
        const result = book({ branch, appointment, shift }, claims, shifts);
        if (result.kind !== 'allocated') continue;
        claims.push(...result.claims.map((one) => ({ ...one, owner: String(booked.length) })));
        booked.push({ branch, appointment, shift });
      }
      for (const one of booked) {
        for (const other of booked.filter(({ branch }) => branch !== one.branch)) {
          const isIn = overlaps(one.appointment, other.shift) || overlaps(other.appointment, one.shift);
          expect(overlaps(one.shift, other.shift) && isIn).toBe(false);
        }
      }
    },
  );
  fc.assert(property, { numRuns: 500 });
});
