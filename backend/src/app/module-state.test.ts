import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const sources = resolve(import.meta.dirname, '..');
const STATE =
  /^(?:export )?(?:let |const \w+(?:: [^=\n]+)? = new (?:(?:Weak)?(?:Map|Set)\b[^\n]*\(\)|(?!Map|Set|RegExp|Intl)[A-Z]\w*\())/gm;
/** Of the process and not of one backend in it, each for the reason beside it. */
const OF_THE_PROCESS = [
  // The environment itself is the process's.
  'platform/environment/environment.ts: let ',
  // Formatters and a compiler, which answer the same whoever asks.
  'platform/clinic-time.ts: const formatters = new Map<string, Intl.DateTimeFormat>()',
  'documents/files/sheet-pdf.ts: let ',
  // Worked out from a directory, and gone with it.
  'appointments/availability/availability.ts: const horizons = new WeakMap<Directory, Map<string, { since: number; until: number; closesAt: number }>>()',
  // Decoded pictures share the memory of the machine.
  'cards/picture.ts: const gate = new Gate(',
  // A thread's own connection.
  'platform/environment/checkpoint-worker.ts: const connection = new Database(',
];

test('what changes while a backend runs is in its services, not in modules (decision 153)', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort();
  const found = files.flatMap((name) =>
    [...readFileSync(join(sources, name), 'utf8').matchAll(STATE)].map(([text]) => `${name}: ${text}`),
  );
  expect(found.sort()).toEqual([...OF_THE_PROCESS].sort());
});
