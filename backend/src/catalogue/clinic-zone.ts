/** Returns the zone of the first branch, by which days of no branch are counted; without branches that of the machine. */
export function clinicZone(zones: string[]): string {
  const [first] = zones;
  return first ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
