/** Maps the values of an object, keeping its keys. */
export function mapEach<Name extends string, From, To>(
  given: Record<Name, From>,
  change: (value: From) => To,
): Record<Name, To> {
  const entries = Object.entries<From>(given).map(([name, value]) => [name, change(value)] as const);
  return Object.fromEntries(entries) as Record<Name, To>;
}
