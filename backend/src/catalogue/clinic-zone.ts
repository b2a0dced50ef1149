/**
 * The zone by which a clinic counts days that belong to no branch: that of its first branch. A clinic that has not
 * written a single branch has no wall to hang a clock on; its log is read by the clock of its machine.
 * @param zones zones of its branches, in their order
 */
export function clinicZone(zones: string[]): string {
  const [first] = zones;
  return first ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
