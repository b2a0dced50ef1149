/** The chosen entries in the order they were chosen; one that is no longer published is left out. */
export async function pickInOrder<Entry extends { id: string }>(ids: string[], listed: Promise<Entry[]>) {
  const entries = await listed;
  return ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
}
