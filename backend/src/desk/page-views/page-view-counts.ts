import type { Core } from '@strapi/strapi';
import { describeError } from '../../contract/log-line';
import type { PageView } from '../../contract/page-views';
import { type Database, inParts, inTransaction } from '../../platform/database';
import { getLogger } from '../../platform/logging/logger';
import { dateAt } from '../../scheduling/zone';

/** Views of so long are stored at once: a commit for each would stand in the way of bookings. */
const FOLD_MS = 5000;
/** A day's pages beside those of whole sections, so that made-up numbers cannot fill the table. */
const MAX_ENTRIES = 3000;

export interface Cell extends Pick<PageView, 'page' | 'language'> {
  day: string;
  came_from: string;
  total: number;
}

const keyOf = ({ day, page, language, came_from }: Cell) => `${day}|${page}|${language}|${came_from}`;

/** Counts page views in memory and stores them every few seconds; what a killed process has not stored is lost. */
export class PageViewCounts {
  private cells = new Map<string, Cell>();
  private readonly entries = { day: '', pages: new Set<string>() };
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly strapi: Core.Strapi) {}

  /** @param given.now epoch milliseconds; the day is that of `timeZone` */
  count({ view, timeZone, now }: { view: PageView; timeZone: string; now: number }): void {
    const day = dateAt(now, timeZone);
    const page = this.boundedPage({ day, page: view.page });
    this.add({ day, page, language: view.language, came_from: view.from, total: 1 });
    this.timer ??= setTimeout(() => void this.fold(), FOLD_MS).unref();
  }

  /** Stores what was counted. When that fails, it stays counted and is stored the next time. */
  async fold(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const cells = [...this.cells.values()];
    if (cells.length === 0) return;
    this.cells = new Map();
    try {
      await inTransaction(this.strapi, (trx) => addCounts(trx, cells));
    } catch (error) {
      for (const cell of cells) this.add(cell);
      this.timer ??= setTimeout(() => void this.fold(), FOLD_MS).unref();
      getLogger().warn({ err: describeError(error) }, 'page views could not be stored yet');
    }
  }

  private add(cell: Cell): void {
    const key = keyOf(cell);
    const known = this.cells.get(key);
    if (known) known.total += cell.total;
    else this.cells.set(key, { ...cell });
  }

  /** The page, or its section once a day has had too many. */
  private boundedPage({ day, page }: { day: string; page: string }): string {
    const isEntry = /\/\d/.test(page);
    if (!isEntry) return page;
    if (this.entries.day !== day) Object.assign(this.entries, { day, pages: new Set() });
    const { pages } = this.entries;
    if (pages.size < MAX_ENTRIES) pages.add(page);
    return pages.has(page) ? page : page.replace(/\/.*/, '');
  }
}

async function addCounts(db: Database, cells: Cell[]): Promise<void> {
  // In one order, so that two backends wait for each other instead of deadlocking.
  const rows = cells.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  for (const some of inParts(rows))
    await db('visit_counts')
      .insert(some)
      .onConflict(['day', 'page', 'language', 'came_from'])
      .merge({ total: db.raw('visit_counts.total + excluded.total') });
}
