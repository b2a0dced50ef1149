/** Which entries to show; ids are document ids, days those of the clinic's clock. */
export interface LogFilter {
  actor: string | null;
  subject: string | null;
  action: string | null;
  firstDay: string | null;
  lastDay: string | null;
  page: number;
}
