import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runForOneVisit } from '../request/request-context';
import { markChanged } from './content-changes';
import { cachePerSecond } from './per-second-cache';

beforeEach(() => {
  vi.useFakeTimers();
  // The clock of a process is never at nought when something is asked.
  vi.advanceTimersByTime(1000);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that tells how often it was done in a language. */
function counting() {
  const done = new Map<string, number>();
  const shared = cachePerSecond(async ({ locale }: { locale: string }) => {
    done.set(locale, (done.get(locale) ?? 0) + 1);
    return `${locale} ${done.get(locale)}`;
  }, 10);
  return (locale: string) => shared({ locale });
}

test('visits of one second share the outcome, by what is asked', async () => {
  const ask = counting();
  const visit = (locale: string) => runForOneVisit(() => ask(locale));
  expect(await Promise.all(['en', 'en', 'ar'].map(visit))).toEqual(['en 1', 'en 1', 'ar 1']);
  vi.advanceTimersByTime(1100);
  expect(await visit('en')).toBe('en 2');
});

test('after a change of content the work is done anew', async () => {
  const ask = counting();
  const visit = () => runForOneVisit(() => ask('en'));
  expect(await visit()).toBe('en 1');
  vi.advanceTimersByTime(10);
  markChanged(['doctor']);
  expect(await visit()).toBe('en 2');
});

test('a page that is kept does the work for itself, and leaves nothing to visits', async () => {
  const ask = counting();
  expect(await ask('en')).toBe('en 1');
  expect(await ask('en')).toBe('en 2');
  expect(await runForOneVisit(() => ask('en'))).toBe('en 3');
});
