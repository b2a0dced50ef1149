import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { FiguresAnswer } from '../../contract/figures';
import { type Database, inParts, isPostgres, newDocumentId, readRows } from '../../platform/database';
import { storedInstant } from '../../platform/instant';
import { Semaphore } from '../../platform/semaphore';
import type { Practice } from '../../scheduling/slots';
import { addDays, dateAt, MINUTE, WallClock } from '../../scheduling/zone';
import { changesAfter, newestLine } from './changed-days';
import { DayFold, type DayGroup, dayGroups } from './day-groups';
import { PIECE } from './pieces';
import {
  type Asked,
  readCancellations,
  readEvents,
  readRequests,
  readVisits,
  readWaits,
} from './read-pieces';

const TABLE = 'figure_days';
/** A day is kept once it has been over for so long. */
const SETTLED_MS = 60 * MINUTE;
/** Days whose groups are held in memory: those of a quarter and the one before it. */
const IN_MEMORY = 200;
/** Days that are added up before anybody asks: the same. */
const PREPARED = 186;
/** Longest part of a day read at once (ms of the day); SQLite, which reads in the answering thread, takes shorter ones. */
const LONGEST_PART = 128 * PIECE;
/** Milliseconds that reading a part may take before the next is made half as long. */
const LONG_MS = 10;
/** Pause in multiples of what reading a part took: it leaves three quarters of the thread to bookings. */
const REST = 3;

const row = z.object({
  id: z.coerce.number(),
  zone: z.string(),
  day: z.string(),
  starts_at: storedInstant,
  ends_at: storedInstant,
  seen_event: z.coerce.number(),
});
type Row = z.infer<typeof row>;

type ZoneOf = (branch: string) => string;

interface Clock {
  zone: string;
  zoneOf: ZoneOf;
  now: number;
}

/** Keeps what each day that is over comes to; a day that a newer line of the history touches is added up again when asked for. */
export class FigureDays {
  private readonly inMemory = new Map<number, DayGroup[]>();
  /** Gone with the hours they were worked out from. */
  private readonly offered = new WeakMap<Practice, Map<string, number>>();
  /** One at a time: two that ask for the same days need not add them up twice. */
  private readonly turn = new Semaphore(1);
  private readonly underWay = new Map<string, Promise<FiguresAnswer>>();
  private preparing: Promise<{ addedUp: number }> | null = null;
  /** See {@link LONGEST_PART}; whole quarters of an hour, so that parts add up to the day. */
  private part = 4 * PIECE;

  constructor(private readonly strapi: Core.Strapi) {}

  /** Counts figures once for all who ask meanwhile. */
  countOnce({ key, count }: { key: string; count: () => Promise<FiguresAnswer> }): Promise<FiguresAnswer> {
    const counted = this.underWay.get(key) ?? count().finally(() => this.underWay.delete(key));
    this.underWay.set(key, counted);
    return counted;
  }

  private get db(): Database {
    return this.strapi.db.connection;
  }

  /** Minutes that hours offer by date, as far as they were worked out; whoever works out more adds it. */
  offeredBy(practice: Practice): Map<string, number> {
    const known = this.offered.get(practice) ?? new Map<string, number>();
    this.offered.set(practice, known);
    return known;
  }

  /** The last date of a zone that is kept: those after it are counted when they are asked for. */
  lastDay({ zone, now }: { zone: string; now: number }): string {
    return addDays(dateAt(now - SETTLED_MS, zone), -1);
  }

  /** Returns the figures of a zone's dates, both ends included, none after {@link lastDay}. */
  read(given: Clock & { from: string; to: string; rest?: number }): Promise<DayGroup[]> {
    return this.turn.run(async () => {
      const { db } = this;
      const { zone, from, to, now } = given;
      const seen = await newestLine(db, now);
      const rows = await this.fresh({
        query: db(TABLE).where({ zone }).whereBetween('day', [from, to]),
        seen,
      });
      const known = new Map(rows.map((one) => [one.day, one]));
      const groups = await this.groupsOf(rows, given.zoneOf);
      const found: DayGroup[] = [];
      for (let day = from; day <= to; day = addDays(day, 1)) {
        found.push(...(groups.get(known.get(day)?.id ?? -1) ?? (await this.addUp(given, day, seen))));
      }
      return found;
    });
  }

  /** Adds up the last months, so that nobody waits for it: a job, of which one run at a time does the work. */
  async prepare(given: Clock): Promise<{ addedUp: number }> {
    if (this.preparing) return { addedUp: 0 };
    this.preparing = this.addUpMissing(given).finally(() => {
      this.preparing = null;
    });
    return this.preparing;
  }

  private async addUpMissing({ zone, zoneOf, now }: Clock): Promise<{ addedUp: number }> {
    const { db } = this;
    const to = this.lastDay({ zone, now });
    const kept = await this.turn.run(async () =>
      this.fresh({ query: db(TABLE), seen: await newestLine(db, now) }),
    );
    const known = new Set(kept.filter((one) => one.zone === zone).map(({ day }) => day));
    let addedUp = 0;
    for (let back = 0; back < PREPARED; back += 1) {
      const day = addDays(to, -back);
      if (known.has(day)) continue;
      await this.read({ zone, zoneOf, now, from: day, to: day, rest: REST });
      addedUp += 1;
    }
    return { addedUp };
  }

  /** The kept days of a query that no newer line of the history touches; the others are let go. */
  private async fresh({ query, seen }: { query: ReturnType<Database>; seen: number }): Promise<Row[]> {
    const { db } = this;
    const rows = await readRows(row, query);
    const oldest = Math.min(seen, ...rows.map(({ seen_event }) => seen_event));
    const changes = rows.length === 0 ? [] : await changesAfter(db, oldest);
    const isTouched = (one: Row) =>
      changes === null
        ? one.seen_event < seen
        : changes.some(({ line, at }) => line > one.seen_event && one.starts_at <= at && at < one.ends_at);
    const [stale, valid]: [Row[], Row[]] = [[], []];
    for (const one of rows) (isTouched(one) ? stale : valid).push(one);
    await this.eachOf(stale, (ids) => db(TABLE).whereIn('id', ids).delete());
    // Only the rows read here: rows that another process has computed meanwhile have their own `seen_event`.
    const behind = valid.filter(({ seen_event }) => seen_event < seen);
    await this.eachOf(behind, (ids) => db(TABLE).whereIn('id', ids).update({ seen_event: seen }));
    return valid;
  }

  private async eachOf(rows: readonly Row[], work: (ids: number[]) => PromiseLike<unknown>): Promise<void> {
    for (const some of inParts(rows)) await work(some.map(({ id }) => id));
  }

  /** By id of the row. One that was told by another zone of a branch than that branch has now is left out. */
  private async groupsOf(rows: Row[], zoneOf: ZoneOf): Promise<Map<number, DayGroup[]>> {
    const missing = rows.filter(({ id }) => !this.inMemory.has(id));
    const found = new Map<number, DayGroup[]>();
    await this.eachOf(missing, async (ids) => {
      const stored: { id: number; groups: string }[] = await this.db(TABLE)
        .whereIn('id', ids)
        .select('id', 'groups');
      for (const { id, groups } of stored) found.set(Number(id), dayGroups.parse(JSON.parse(groups)));
    });
    for (const { id } of rows) {
      const groups = found.get(id) ?? this.inMemory.get(id);
      if (groups) this.remember({ id, groups });
      if (groups?.every(({ branch, zone }) => zoneOf(branch) === zone)) found.set(id, groups);
      else found.delete(id);
    }
    return found;
  }

  private remember({ id, groups }: { id: number; groups: DayGroup[] }): void {
    this.inMemory.delete(id);
    this.inMemory.set(id, groups);
    const [oldest] = this.inMemory.keys();
    if (this.inMemory.size > IN_MEMORY && oldest !== undefined) this.inMemory.delete(oldest);
  }

  private async addUp(given: Clock & { rest?: number }, day: string, seen: number): Promise<DayGroup[]> {
    const { db } = this;
    const { zone, zoneOf, rest = 0 } = given;
    const [from, to] = [new WallClock(day, zone).reaches(0), new WallClock(addDays(day, 1), zone).reaches(0)];
    const asked = {
      ...{ db, scope: null, by: 'weekday' as const, isEach: true, isTimed: true },
      // The day is over: so is every visit that began on it.
      ...{ from, to, today: to },
    };
    const fold = new DayFold(zoneOf);
    await this.readInto(fold, asked, rest);
    const groups = fold.groups();
    const at = new Date();
    // Kept by the former time zone of a branch, perhaps.
    await db(TABLE).where({ zone, day }).delete();
    await db(TABLE)
      .insert({
        document_id: newDocumentId(),
        ...{ zone, day, starts_at: new Date(from), ends_at: new Date(to) },
        ...{ seen_event: seen, groups: JSON.stringify(groups), created_at: at, updated_at: at },
      })
      // Another backend may have written it at the same moment.
      .onConflict(['zone', 'day'])
      .ignore();
    return groups;
  }

  /** Reads a day part by part, and rests after each unless somebody waits for figures meanwhile. */
  private async readInto(fold: DayFold, asked: Asked, rest: number): Promise<void> {
    for (let from = asked.from; from < asked.to; ) {
      const to = Math.min(from + (isPostgres(asked.db) ? LONGEST_PART : this.part), asked.to);
      const part = { ...asked, from, to };
      const started = performance.now();
      fold.add({
        requests: await readRequests(part),
        events: await readEvents(part),
        waits: await readWaits(part),
        cancellations: await readCancellations(part),
        visits: await readVisits(part),
      });
      const took = performance.now() - started;
      this.part = took > LONG_MS ? Math.max(this.part / 2, PIECE) : Math.min(this.part * 2, LONGEST_PART);
      from = to;
      if (rest > 0 && !this.turn.isWanted) await setTimeout(rest * took, undefined, { ref: false });
      else await setImmediate();
    }
  }
}
