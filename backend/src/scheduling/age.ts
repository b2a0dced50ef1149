/** Whole years on a day; both are ISO dates. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return Math.max(0, day.slice(5) < birthDate.slice(5) ? years - 1 : years);
}
