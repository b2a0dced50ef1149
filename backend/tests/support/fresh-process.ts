import pg from 'pg';
import { inject, vi } from 'vitest';
import { setClock } from './clock';
import { listListeners, restoreListeners } from './process-listeners';

/*
 * Files of tests follow one another in a process, which has loaded Strapi once. Before each, what one before may have
 * changed is as it was in the beginning: environment, listeners, clock, how PostgreSQL's values are read, and our modules as
 * the tests import them. The backend's own modules stay, as they keep nothing of a backend (src/app/module-state.test.ts).
 */
interface Process extends NodeJS.Process {
  beginning?: Beginning;
}
interface Beginning {
  environment: NodeJS.ProcessEnv;
  listeners: ReturnType<typeof listListeners>;
  parsers: (readonly [number, (value: string) => unknown])[];
}
const { getTypeParser, setTypeParser, builtins } = pg.types;
const kept: Process = process;
kept.beginning ??= {
  environment: { ...process.env },
  listeners: listListeners(),
  // Parsers that Strapi changes for the whole process.
  parsers: [builtins.DATE, builtins.JSONB, builtins.NUMERIC].map((type) => [type, getTypeParser(type)]),
};
const { environment, listeners, parsers } = kept.beginning;

for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
Object.assign(process.env, environment);
process.removeAllListeners();
restoreListeners(listeners);
for (const [type, parse] of parsers) setTypeParser(type, parse);
vi.unstubAllGlobals();
vi.useRealTimers();
vi.resetModules();
setClock(inject('clockShiftMs'));
