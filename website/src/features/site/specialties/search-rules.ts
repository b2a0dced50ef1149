/** Returns the searchable texts of an entry: its name and its everyday words, in every language it exists in. */
export function searchOf(
  byLocale: Partial<Record<string, { name: string; everydayWords: string | null }>>,
): string {
  return Object.values(byLocale)
    .flatMap((entry) => [entry?.name, entry?.everydayWords])
    .filter(Boolean)
    .join(' ');
}
