import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const sources = resolve(import.meta.dirname, '..');
/** Variables of a module, empty collections and objects of classes; sets and patterns with their content are constants. */
const STATE =
  /^(?:export )?(let \w+|const \w+(?=(?:: [^=\n]+)? = new (?:(?:Weak)?(?:Map|Set)(?:<[\s\S]{0,200}?>)?\(\)|(?!Map|Set|RegExp|Intl)[A-Z]\w*\()))/gm;
/** State of the process and not of one backend in it, each for the reason beside it. */
const OF_THE_PROCESS = [
  // The environment itself is the process's.
  'platform/environment/environment.ts: let checked',
  // The lines of a process go to its one standard output.
  'platform/logging/logger.ts: let logger',
  // Formatters and a compiler, which answer the same whoever asks.
  'platform/clinic-time.ts: const formatters',
  'documents/files/draw-sheet.ts: let compiler',
  // Worked out from a snapshot of the catalogue, and gone with it.
  'appointments/availability/availability.ts: const horizons',
  // Decoded pictures share the memory of the machine.
  'cards/picture.ts: const semaphore',
  // A thread's own connection.
  'platform/environment/checkpoint-worker.ts: const connection',
];

test('state that changes while a backend runs is in its services, not in modules', () => {
  // Screens of the editor run in browsers.
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('admin'))
    .sort();
  const found = files.flatMap((name) =>
    [...readFileSync(join(sources, name), 'utf8').matchAll(STATE)].map(([, text]) => `${name}: ${text}`),
  );
  expect(found.sort()).toEqual([...OF_THE_PROCESS].sort());
});
