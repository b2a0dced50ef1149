export const DAY_MINUTES = 1440;

/** Number of branches that have a colour of their own; more begin again, and each has its name beside it. */
const TONES = 5;

export function tonesOf(branches: readonly { documentId: string }[]): Map<string, number> {
  return new Map(branches.map(({ documentId }, index) => [documentId, index % TONES]));
}

/** `HH:mm` of minutes after midnight; the end of a day is 00:00. */
export function clockOf(minutes: number): string {
  const inDay = minutes % DAY_MINUTES;
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${digits(Math.floor(inDay / 60))}:${digits(inDay % 60)}`;
}
