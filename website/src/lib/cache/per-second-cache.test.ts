import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runRender } from '../request/request-context';
import { markChanged } from './content-changes';
import { cachePerSecond } from './per-second-cache';

beforeEach(() => {
  vi.useFakeTimers();
  // The clock of a process is never at nought when something is asked.
  vi.advanceTimersByTime(1000);
});
afterEach(() => void vi.useRealTimers());

/** Work that tells how often it was done in a language. */
function counting() {
  const done = new Map<string, number>();
  const shared = cachePerSecond(async ({ locale }: { locale: string }) => {
    done.set(locale, (done.get(locale) ?? 0) + 1);
    return `${locale} ${done.get(locale)}`;
  }, 10);
  return (locale: string) => shared({ locale });
}

test('visits of one second share the outcome, by what is asked, and after a change of content the work is done anew', async () => {
  const ask = counting();
  const view = (locale: string) => runRender({ isPerRequestPage: true }, () => ask(locale));
  expect(await Promise.all(['en', 'en', 'ar'].map(view))).toEqual(['en 1', 'en 1', 'ar 1']);
  vi.advanceTimersByTime(1100);
  expect(await view('en')).toBe('en 2');
  vi.advanceTimersByTime(10);
  markChanged(['doctor']);
  expect(await view('en')).toBe('en 3');
  // A page that is kept does the work for itself, and leaves nothing to visits.
  const own = counting();
  expect([await own('en'), await own('en')]).toEqual(['en 1', 'en 2']);
  expect(await runRender({ isPerRequestPage: true }, () => own('en'))).toBe('en 3');
});
