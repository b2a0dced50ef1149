import type { PageSize } from '@/lib/list-memory';

/** Which entries to show; ids are document ids, days those of the clinic's clock. */
export interface LogFilter {
  actor: string | null;
  subject: string | null;
  action: string | null;
  firstDay: string | null;
  lastDay: string | null;
  /** Rows of a page; null for the usual number. */
  size: PageSize | null;
  page: number;
}
