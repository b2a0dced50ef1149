interface Stored {
  id: number | string;
  action: string;
}

/** Compares what the code grants with the database; returns actions to insert and ids of rows to delete (extra or double). */
export function reconcile(wanted: readonly string[], stored: readonly Stored[]) {
  const kept = new Set<string>();
  const stale: Stored['id'][] = [];
  for (const { id, action } of stored) {
    if (!wanted.includes(action) || kept.has(action)) stale.push(id);
    else kept.add(action);
  }
  return { missing: [...new Set(wanted)].filter((action) => !kept.has(action)), stale };
}
