/** Number of branches that have a colour of their own; more begin again, and each has its name beside it. */
const TONES = 5;

export function tonesOf(branches: readonly { documentId: string }[]): Map<string, number> {
  return new Map(branches.map(({ documentId }, index) => [documentId, index % TONES]));
}
