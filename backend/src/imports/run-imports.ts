import { setImmediate as breathe } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { recheckAppointments } from '../appointments/guards/outside-hours';
import { currentCatalogue } from '../catalogue/current-catalogue';
import type { ImportState, RowFault } from '../contract/imports';
import { describeError } from '../contract/log-line';
import { VERSION } from '../contract/version';
import {
  inTransaction,
  isDatabaseUnavailable,
  isUniqueViolation,
  type Transaction,
} from '../platform/database';
import { noteOldestCode } from '../platform/database-version';
import { getLogger } from '../platform/logging/logger';
import { add, batchesFrom, faultsOf, HANDLERS, readerOf } from './batches';
import { ENTRIES, entriesBefore } from './entry-rows';
import {
  type Counts,
  type ImportRow,
  keepOnly,
  moveImport,
  NOTHING,
  noteProgress,
  readFaults,
  readParts,
  removeOldFiles,
  takeImport,
} from './import-rows';
import type { Part } from './table';
import { undoEntries } from './undo-rows';
import type { Handler, Row, Work } from './work';

/** An older version cannot read the history of what was imported, nor patients whose age nobody knows. */
const OLDEST_CODE = '0.17.0';
const UNDONE_AT_ONCE = 100;
/** Greater than every id: PostgreSQL counts rows in 31 bits. */
const AFTER_ALL = 2 ** 31 - 1;
/** Another writer took a time in the same moment: the next try sees it. */
const MAX_TRIES = 6;

/** Runs imports one at a time across all backend processes, coordinated by the database; an interrupted import is continued. */
export class Imports {
  private running: Promise<void> | null = null;
  /** True when a look was asked for while one is under way, which may have begun too early for it. */
  private isAskedAgain = false;
  private isStopped = false;

  constructor(private readonly strapi: Core.Strapi) {}

  wake(): void {
    void this.work().catch(() => undefined);
  }

  work(): Promise<void> {
    if (this.running) this.isAskedAgain = true;
    this.running ??= this.workThrough().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.running?.catch(() => undefined);
  }

  /** Runs every minute: continues imports that another process left unfinished, and removes old files. */
  async keep(now: number): Promise<{ removed: number }> {
    await this.work();
    return { removed: await removeOldFiles(this.strapi.db.connection, now) };
  }

  private async workThrough(): Promise<void> {
    while (!this.isStopped) {
      this.isAskedAgain = false;
      const row = await takeImport(this.strapi.db.connection, Date.now());
      if (!row && this.isAskedAgain) continue;
      if (!row) return;
      try {
        await (row.state === 'undoing' ? this.undo(row) : this.take(row));
      } catch (error) {
        // The database comes back, and the next turn goes on; anything else would fail again and again.
        if (isDatabaseUnavailable(error)) throw error;
        getLogger().error({ err: describeError(error) }, 'import');
        // An import of "all" leaves nothing.
        const isTakenBack = row.state === 'running' && row.how === 'all';
        const to = isTakenBack ? 'undoing' : 'failed';
        const failed = { from: [row.state], to, isEnded: !isTakenBack, now: Date.now() } as const;
        await moveImport(this.strapi.db.connection, row.document_id, failed);
        await this.afterwards(hasAppointments(row));
      }
    }
  }

  private async workOf(row: ImportRow): Promise<Work> {
    const db = this.strapi.db.connection;
    const common = { strapi: this.strapi, db, trx: null, row, choice: row.choice, now: Date.now() };
    const planned = { patients: new Map(), content: new Map(), hours: new Map(), times: new Set<string>() };
    return { ...common, catalogue: await currentCatalogue(this.strapi), seen: new Map(), planned };
  }

  /** Tries a file (`checking`) or takes it over (`running`). */
  private async take(row: ImportRow): Promise<void> {
    const db = this.strapi.db.connection;
    const parts = await readParts(db, row.document_id);
    if (!parts) return this.end(row, { to: 'failed', counts: row, faults: [], parts: [] });
    const isTrial = row.state === 'checking';
    if (!isTrial) await noteOldestCode(this.strapi, { version: VERSION, oldestCode: OLDEST_CODE });
    // A trial's memory of earlier rows is gone with the process, so it begins anew.
    const counts: Counts = isTrial || row.looked === 0 ? { ...NOTHING } : pick(row);
    const faults = isTrial || row.looked === 0 ? [] : await readFaults(db, row.document_id);
    const trial = await this.workOf(row);
    let noted = row.looked;
    for (const { part, rows } of batchesFrom(parts, counts.looked)) {
      const read = rows.map(readerOf(row, part));
      const { take } = HANDLERS[part.noun];
      const before = { ...counts };
      if (isTrial) {
        const results = await take({ ...trial, catalogue: await currentCatalogue(this.strapi) }, read);
        add(counts, results);
        faults.push(...faultsOf(part.noun, rows, results));
        const isOurs = await noteProgress(db, { ...row, looked: noted }, counts, Date.now());
        if (this.isStopped || !isOurs) return;
        noted = counts.looked;
      } else {
        const faulty = faults.length;
        const written = await this.write({ row, part, take, rows: read, before, faults });
        if (!written) return this.afterwards(hasAppointments(row));
        Object.assign(counts, written.counts);
        faults.push(...written.faults);
        if (faults.length > faulty && row.how === 'all') return this.giveUp(row, counts, faults);
        if (this.isStopped) return;
      }
      await breathe();
    }
    await this.end(row, { to: isTrial ? 'checked' : 'done', counts, faults, parts });
  }

  /** Writes a batch, with how far the import has come by it. Null when it was canceled. */
  private async write({ row, part, take, rows, before, faults }: Batch) {
    for (let attempt = 1; ; attempt += 1) {
      // Made anew for each try: what was met in one that failed is not in the database.
      const work = await this.workOf(row);
      try {
        return await inTransaction(this.strapi, async (trx: Transaction) => {
          const results = await take({ ...work, seen: new Map(), db: trx, trx }, rows);
          const counts = { ...before };
          add(counts, results);
          counts.written += results.filter((result) => result === 'written').length;
          const wrong = faultsOf(part.noun, rows, results);
          const noted = wrong.length > 0 ? [...faults, ...wrong] : undefined;
          const { looked } = before;
          if (!(await noteProgress(trx, { ...row, looked }, counts, work.now, noted))) throw new Canceled();
          return { counts, faults: wrong };
        });
      } catch (error) {
        if (error instanceof Canceled) return null;
        if (!isUniqueViolation(error) || attempt >= MAX_TRIES) throw error;
      }
    }
  }

  /** All or nothing: what was written before the row that does not fit any more is taken back. */
  private async giveUp(row: ImportRow, counts: Counts, faults: RowFault[]): Promise<void> {
    const step = { from: ['running'], to: 'undoing', counts, faults, now: Date.now() } as const;
    await moveImport(this.strapi.db.connection, row.document_id, step);
  }

  private async end(
    row: ImportRow,
    { to, counts, faults, parts }: { to: ImportState; counts: Counts; faults: RowFault[]; parts: Part[] },
  ): Promise<void> {
    const isEnded = to !== 'checked';
    // Before it counts as ended: one that is killed in between is ended again.
    if (isEnded) await this.afterwards(hasAppointments(row));
    await inTransaction(this.strapi, async (trx) => {
      const hasMoved = await moveImport(trx, row.document_id, {
        ...{ from: [row.state], to, counts: pick(counts), faults, isEnded, now: Date.now() },
      });
      if (!hasMoved || !isEnded) return;
      // Only the rows to be mended stay of the file.
      const faulty = new Set(faults.map(({ noun, line }) => `${noun} ${line}`));
      const kept = parts.map((part) => ({
        ...part,
        rows: part.rows.filter(({ line }) => faulty.has(`${part.noun} ${line}`)),
      }));
      await keepOnly(trx, row.document_id, kept);
    });
  }

  /** Does what follows from appointments that came or went without the calls of the desk. */
  private async afterwards(isNeeded: boolean): Promise<void> {
    if (!isNeeded) return;
    await this.strapi.db.connection('figure_days').delete();
    await recheckAppointments(this.strapi, Date.now());
  }

  private async undo(row: ImportRow): Promise<void> {
    const db = this.strapi.db.connection;
    const counts: Counts = { ...pick(row), looked: 0, left_over: 0 };
    let before = AFTER_ALL;
    let noted = row.looked;
    for (;;) {
      const entries = await entriesBefore(db, row.document_id, before, UNDONE_AT_ONCE);
      const last = entries.at(-1);
      if (!last) break;
      before = last.id;
      const gone = await inTransaction(this.strapi, async (trx) => {
        const rows = await undoEntries({ strapi: this.strapi, trx, row }, entries);
        const ids = rows.map(({ id }) => id);
        await trx(ENTRIES).whereIn('id', ids).delete();
        return rows;
      });
      counts.looked += entries.length;
      counts.left_over += entries.length - gone.length;
      const isOurs = await noteProgress(db, { ...row, looked: noted }, counts, Date.now());
      if (this.isStopped || !isOurs) return;
      noted = counts.looked;
      await breathe();
    }
    counts.written = counts.left_over;
    const didGiveUp = row.how === 'all' && row.ended_at === null;
    const to = didGiveUp ? 'failed' : 'undone';
    await this.afterwards(hasAppointments(row));
    await moveImport(db, row.document_id, { from: ['undoing'], to, counts, isEnded: true, now: Date.now() });
  }
}

interface Batch {
  row: ImportRow;
  part: Part;
  take: Handler;
  rows: Row[];
  before: Counts;
  faults: readonly RowFault[];
}

class Canceled extends Error {}

const hasAppointments = ({ kind }: ImportRow) => kind === 'appointments' || kind === 'easyappointments';

function pick({ looked, fits, faulty, already_here, written, left_over }: Counts): Counts {
  return { looked, fits, faulty, already_here, written, left_over };
}
