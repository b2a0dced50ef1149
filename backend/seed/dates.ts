const dayMs = 24 * 60 * 60 * 1000;

/** The date `days` days from today in UTC, as YYYY-MM-DD; a negative number lies in the past. */
export function daysFromToday(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
}
