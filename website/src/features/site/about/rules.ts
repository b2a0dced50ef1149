/** The chosen entries in the order they were chosen; one that is no longer published is left out. */
export function pickInOrder<Entry extends { id: string }>(ids: string[], entries: Entry[]): Entry[] {
  return ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
}
