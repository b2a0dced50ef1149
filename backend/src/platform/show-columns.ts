import { isoInstant } from './instant';

type Camel<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<Camel<Rest>>}`
  : Name;

type Shown<Row, Name extends keyof Row & string> = {
  [One in Name as Camel<One>]: One extends `${string}_at` | 'at'
    ? Row[One] extends number
      ? string
      : string | null
    : Row[One];
};

const INSTANT = /(?:^|_)at$/;

/** Returns columns of a row as callers see them: in camel case, and instants (`at`, `…_at`) in ISO 8601. */
export function showColumns<Row, Name extends keyof Row & string>(row: Row, names: readonly Name[]) {
  const entries = names.map((name) => {
    const value = row[name];
    const shown = INSTANT.test(name) && typeof value === 'number' ? isoInstant(value) : value;
    return [name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), shown] as const;
  });
  return Object.fromEntries(entries) as Shown<Row, Name>;
}
