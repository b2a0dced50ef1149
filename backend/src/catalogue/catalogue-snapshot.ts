import type { DepositTerms } from '../contract/deposit';
import { type DisplayedFee, type FeePlace, feeFor } from '../contract/fees';
import { freeTime } from '../platform/refusal';
import { CallClock } from '../scheduling/call-clock';
import type { GrainRange } from '../scheduling/claims';
import { listClashes } from '../scheduling/clashes';
import { contestedRange, overlaps, type Span } from '../scheduling/contested';
import { isInsideHours } from '../scheduling/inside-hours';
import type { ResourceNeed } from '../scheduling/resources';
import { resourceNeeds } from '../scheduling/service-needs';
import { listShiftSpans, listWorkingSlots, type Practice, type Slot } from '../scheduling/slots';
import { addDays, dateAt } from '../scheduling/zone';
import { type BookedWith, writeFacts } from './booked-facts';
import type { CatalogueData } from './catalogue-rows';

/** Date before all that are asked for. */
const EARLIEST = '2020-01-01';
/** Maximum number of cached lists of times, one per doctor and date, because callers choose the dates. */
const MOST_LISTS = 20_000;

/** A working slot with its text in an answer, made once: a month of a doctor holds about a thousand of them. */
export interface OfferedSlot extends Slot {
  json: string;
}

interface Placed {
  doctor: string;
  branch: string;
  appointment: Span;
}

/** Snapshot of the published content needed for booking; each list of times is computed once. */
export class CatalogueSnapshot {
  private readonly slots = new Map<string, OfferedSlot[]>();
  private readonly facts = new Map<string, string>();
  readonly callClock: CallClock;
  private readonly clashing = new Map<string, boolean>();

  constructor(
    readonly data: CatalogueData,
    readonly fingerprint: string,
    /** Version of the last change it is known to hold, see `readCatalogueVersion`. */
    public version: string | null = null,
  ) {
    this.callClock = new CallClock(data.callHours);
  }

  practice({ doctor, branch }: { doctor: string; branch: string }): Practice | undefined {
    return this.data.practices[`${doctor}|${branch}`];
  }

  /** Branches in which a doctor has hours, in the order of the branches. */
  branchesOf(doctor: string): string[] {
    return Object.keys(this.data.branches).filter((branch) => this.practice({ doctor, branch }));
  }

  /** Length of an appointment in minutes, or null for one slot of the schedule. */
  lengthOf(service: string): number | null {
    return this.data.services[service]?.durationMinutes ?? null;
  }

  factsOf(booked: BookedWith): string {
    const { branch, doctor, service, specialty, organisation, minutes } = booked;
    const key = `${branch}|${doctor}|${service}|${specialty}|${organisation}|${minutes}`;
    const known = this.facts.get(key);
    if (known) return known;
    const facts = writeFacts(this.data, booked, this.feeOf({ doctor, branch, service }));
    this.facts.set(key, facts);
    return facts;
  }

  /** Returns the fee of a visit as shown to patients; null if the clinic states none. */
  feeOf(place: FeePlace): DisplayedFee | null {
    const { fees, rules } = this.data;
    const fee = rules.currency === null ? null : feeFor({ fees, place });
    if (fee === null || rules.currency === null) return null;
    return { currency: rules.currency, firstVisit: fee.firstVisit, followUp: fee.followUp };
  }

  /** Names which of the three an editor has closed for patients' bookings, or null (docs/appointments.md). */
  closedOf({ doctor, branch, service }: FeePlace): 'doctor' | 'branch' | 'service' | null {
    const { doctors, branches, services } = this.data;
    if (doctors[doctor]?.takesNoNewBookings) return 'doctor';
    if (branches[branch]?.takesNoNewBookings) return 'branch';
    return services[service]?.takesNoNewBookings ? 'service' : null;
  }

  /** Returns what is to be paid ahead, doctor before service; null for nothing, and for a service of several visits. */
  depositOf({ doctor, service }: { doctor: string; service: string }): DepositTerms | null {
    const { doctors, rules, services } = this.data;
    const { deposit, series } = services[service] ?? {};
    const amount = doctors[doctor]?.deposit ?? deposit?.amount;
    if (!amount || !deposit || series || !rules.currency) return null;
    return { ...deposit, currency: rules.currency, amount };
  }

  /** Tells whether a booking is confirmed without a call: service before doctor, doctor before branch, branch before settings. */
  confirmsAtOnce({ doctor, branch, service }: FeePlace): boolean {
    const { doctors, branches, services, rules } = this.data;
    const said =
      services[service]?.confirmation ??
      doctors[doctor]?.confirmation ??
      branches[branch]?.confirmation ??
      rules.confirmation;
    return said === 'at_once';
  }

  /** Zone of a branch, also of one that is not published; of an unknown one the clinic's. */
  zoneOf(branch: string): string {
    return this.data.zones[branch] ?? this.data.clinicZone;
  }

  workingSlots({ doctor, branch, service, date }: FeePlace & { date: string }): OfferedSlot[] {
    const practice = this.practice({ doctor, branch });
    // A time that a booking would be refused is not offered either.
    if (!practice || !this.data.branches[branch] || !this.gives({ doctor, service })) return [];
    const lengthMinutes = this.lengthOf(service);
    const needs = this.data.services[service]?.needs.length ? service : '';
    const key = `${doctor}|${branch}|${lengthMinutes}|${needs}|${date}`;
    const known = this.slots.get(key);
    if (known) return known;
    const elsewhere = this.shiftsElsewhere({ doctor, branch }, date);
    const slots = listWorkingSlots({ practice, date, lengthMinutes, elsewhere }).flatMap((slot) => {
      const resources = this.resourcesFor({ branch, service }, slot);
      if (resources === null) return [];
      const json = JSON.stringify(freeTime(slot));
      return resources.length > 0 ? { ...slot, resources, json } : { ...slot, json };
    });
    if (this.slots.size >= MOST_LISTS) this.slots.clear();
    this.slots.set(key, slots);
    return slots;
  }

  /** Rooms and devices that a visit takes beside the doctor; null where the branch has none that could be used then. */
  resourcesFor({ branch, service }: Omit<FeePlace, 'doctor'>, visit: Span): ResourceNeed[] | null {
    const needs = this.data.services[service]?.needs ?? [];
    if (needs.length === 0) return [];
    const resources = this.data.resources.filter((one) => one.branch === branch);
    return resourceNeeds(needs, resources, visit);
  }

  /** Returns whether a doctor gives a service: it has no specialty, or one of the doctor's. */
  gives({ doctor, service }: { doctor: string; service: string }): boolean {
    const [known, wanted] = [this.data.doctors[doctor], this.data.services[service]];
    if (!known || !wanted) return false;
    return (
      wanted.specialties.length === 0 || wanted.specialties.some((one) => known.specialties.includes(one))
    );
  }

  /** Tells whether the doctor is in the branch for the whole of an appointment, by these hours. */
  isInsideHours({ doctor, branch, appointment }: Placed): boolean {
    const practice = this.practice({ doctor, branch });
    return practice !== undefined && isInsideHours(practice, appointment);
  }

  /** Returns the grains in which an appointment must be the doctor's only place; null where no other hours clash. */
  contested({ doctor, branch, appointment }: Placed): GrainRange | null {
    const practice = this.practice({ doctor, branch });
    const timeZone = practice?.timeZone ?? this.data.branches[branch]?.timeZone;
    if (!timeZone) return null;
    const date = dateAt(appointment.startsAt, timeZone);
    const elsewhere = this.shiftsElsewhere({ doctor, branch }, date);
    const own = practice ? listShiftSpans(practice, [addDays(date, -1), date]) : [];
    const shift = own.find((one) => overlaps(one, appointment)) ?? appointment;
    return contestedRange({ appointment, shift, elsewhere });
  }

  /** A doctor's shifts in other branches around a date; none unless hours of branches clash somewhere. */
  private shiftsElsewhere({ doctor, branch }: Omit<FeePlace, 'service'>, date: string): Span[] {
    const others = this.practicesOf(doctor).filter((one) => one.branch !== branch);
    if (others.length === 0 || !this.hasClash(doctor)) return [];
    const dates = [-2, -1, 0, 1, 2].map((days) => addDays(date, days));
    return others.flatMap(({ practice }) => listShiftSpans(practice, dates));
  }

  private practicesOf(doctor: string): { branch: string; practice: Practice }[] {
    return this.branchesOf(doctor).flatMap((branch) => {
      const practice = this.practice({ doctor, branch });
      return practice ? [{ branch, practice }] : [];
    });
  }

  /** Editors cannot save hours that clash, but data can hold some: by another writer, or from before they were refused. */
  private hasClash(doctor: string): boolean {
    const known = this.clashing.get(doctor);
    if (known !== undefined) return known;
    const practices = this.practicesOf(doctor);
    const zones = new Set(practices.map(({ practice }) => practice.timeZone));
    const sets = practices.flatMap(({ branch, practice: { timeZone, schedules } }) =>
      schedules.map((schedule, index) => ({ ...schedule, id: `${branch} ${index}`, branch, timeZone })),
    );
    // Branches with clocks of their own are compared date by date instead, when free times are asked for.
    const clashes = zones.size > 1 || listClashes(sets, EARLIEST).length > 0;
    this.clashing.set(doctor, clashes);
    return clashes;
  }
}

declare module '../platform/with' {
  interface Handed {
    catalogue: CatalogueSnapshot;
  }
}
