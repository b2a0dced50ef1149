import { CallClock } from '../booking/call-clock';
import { listWorkingSlots, type Practice, type Slot } from '../booking/slots';
import { type BookedWith, writeFacts } from './booked-facts';
import type { DirectoryData } from './directory-data';
import { freeTime } from './refusal';

/** A working slot with its text in an answer, made once: a month of a doctor holds about a thousand of them. */
export interface OfferedSlot extends Slot {
  json: string;
}

/**
 * What can be booked with whom, where and when, as published by the editors: the part of availability that does
 * not depend on appointments. Times without bookings are worked out once per doctor, branch, length and date.
 */
export class Directory {
  private readonly slots = new Map<string, OfferedSlot[]>();
  private readonly facts = new Map<string, string>();
  /** By when the call centre calls about a request. */
  readonly callClock: CallClock;

  constructor(
    readonly data: DirectoryData,
    readonly fingerprint: string,
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

  /** Length of a visit in minutes, or null for one slot of the schedule. */
  lengthOf(service: string): number | null {
    return this.data.services[service]?.durationMinutes ?? null;
  }

  /** What an appointment is stored as having been booked as; made once for all that are booked alike. */
  factsOf(booked: BookedWith): string {
    const { branch, doctor, service, specialty, organisation, minutes } = booked;
    const key = `${branch}|${doctor}|${service}|${specialty}|${organisation}|${minutes}`;
    const known = this.facts.get(key);
    if (known) return known;
    const facts = writeFacts({ data: this.data, booked });
    this.facts.set(key, facts);
    return facts;
  }

  /** Zone of a branch, also of one that is not published; of an unknown one the clinic's. */
  zoneOf(branch: string): string {
    return this.data.zones[branch] ?? this.data.clinicZone;
  }

  workingSlots({
    doctor,
    branch,
    service,
    date,
  }: {
    doctor: string;
    branch: string;
    service: string;
    date: string;
  }): OfferedSlot[] {
    const practice = this.practice({ doctor, branch });
    if (!practice) return [];
    const lengthMinutes = this.lengthOf(service);
    const key = `${doctor}|${branch}|${lengthMinutes}|${date}`;
    const known = this.slots.get(key);
    if (known) return known;
    const slots = listWorkingSlots({ practice, date, lengthMinutes }).map((slot) => ({
      ...slot,
      json: JSON.stringify(freeTime(slot)),
    }));
    this.slots.set(key, slots);
    return slots;
  }
}
