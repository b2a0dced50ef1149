import { inject, vi } from 'vitest';
import { setClock } from './clock';
import { listListeners, restoreListeners } from './process-listeners';

/*
 * Files of tests follow one another in a process, which has loaded Strapi once. Before each, what one before may have
 * changed is as it was in the beginning: environment, listeners and clock, and our modules as the tests import them. The
 * backend's own modules stay, as they keep nothing of a backend (src/app/module-state.test.ts).
 */
interface Process extends NodeJS.Process {
  beginning?: Beginning;
}
interface Beginning {
  environment: NodeJS.ProcessEnv;
  listeners: ReturnType<typeof listListeners>;
}
const kept: Process = process;
kept.beginning ??= { environment: { ...process.env }, listeners: listListeners() };
const { environment, listeners } = kept.beginning;

for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
Object.assign(process.env, environment);
process.removeAllListeners();
restoreListeners(listeners);
vi.unstubAllGlobals();
vi.useRealTimers();
vi.resetModules();
setClock(inject('clockShiftMs'));
