import type { Core } from '@strapi/strapi';
import { listWorkingSlots, type Practice, type Slot } from '../booking/slots';
import type { DirectoryData } from './directory-data';
import { readDirectory } from './directory-rows';
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

  constructor(
    readonly data: DirectoryData,
    readonly fingerprint: string,
  ) {}

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

/** How long another process may go on with hours that an editor has just changed in this one. */
const FRESH_MS = 5_000;

/**
 * Keeps the directory in memory. An edit in this process is seen by the next request; an edit by another process
 * within {@link FRESH_MS}. A stale directory can never double-book: claims are always read from the database.
 */
export class DirectoryCache {
  private current: Directory | null = null;
  private readAt = 0;
  private reading: Promise<Directory> | null = null;
  private generation = 0;

  constructor(private readonly strapi: Core.Strapi) {}

  async get(): Promise<Directory> {
    if (!this.current) return this.read();
    if (Date.now() - this.readAt > FRESH_MS && !this.reading) {
      this.read().catch((error: Error) => this.strapi.log.error(`Clinic directory: ${error.name}`));
    }
    return this.current;
  }

  /** Forgets what was read, because an editor has changed something it depends on. */
  invalidate(): void {
    this.generation += 1;
    this.current = null;
    this.reading = null;
  }

  private read(): Promise<Directory> {
    const generation = this.generation;
    const reading = this.load()
      .then((directory) => {
        if (generation === this.generation) {
          this.current = directory;
          this.readAt = Date.now();
        }
        return directory;
      })
      .finally(() => {
        if (this.reading === reading) this.reading = null;
      });
    this.reading = reading;
    return reading;
  }

  private async load(): Promise<Directory> {
    const data = await readDirectory(this.strapi);
    const fingerprint = JSON.stringify(data);
    return this.current?.fingerprint === fingerprint ? this.current : new Directory(data, fingerprint);
  }
}
