/** The entries of these document ids, in the order of the ids; what is not published is not among them. */
export function pickInOrder<T extends { id: string }>(entries: T[], ids: string[]): T[] {
  return ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
}
