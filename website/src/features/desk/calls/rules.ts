/** Remembers on a device whether the next request opens by itself after an outcome. */
export const NEXT_COOKIE = 'staff-next-call';

const TRY_AGAIN = [15, 30, 60, 120, 240, 1440, 2880];

/** Returns the minutes after which an unanswered call may be tried again, before the appointment begins. */
export function tryAgainChoices(startsAt: string, now: number): number[] {
  const left = (Date.parse(startsAt) - now) / 60_000;
  return TRY_AGAIN.filter((minutes) => minutes < left);
}

/** Keys that do something while the open request has the focus; by their place, so that it is the same in Arabic. */
export const SHORTCUTS = {
  KeyC: { key: 'C', target: 'call-phone' },
  KeyW: { key: 'W', target: 'call-whatsapp' },
  Digit1: { key: '1', target: 'outcome-confirmed' },
  Digit2: { key: '2', target: 'outcome-no-answer' },
  Digit3: { key: '3', target: 'outcome-call-back' },
  Digit4: { key: '4', target: 'outcome-canceled' },
  KeyN: { key: 'N', target: 'call-next' },
} as const;

/** The id of what a key presses on leads to; null for a key without a meaning, and while something is typed. */
export function targetOfKey(event: { code: string; isTyping: boolean; hasModifier: boolean }): string | null {
  if (event.isTyping || event.hasModifier) return null;
  const code = event.code.replace(/^Numpad/, 'Digit');
  return Object.entries(SHORTCUTS).find(([name]) => name === code)?.[1].target ?? null;
}

/** Returns whether rejected input belongs to another request than the open one, which another tab may have opened since. */
export function isOfAnother({ typed }: { typed?: Record<string, string> }, open: string): boolean {
  return typed !== undefined && typed.id !== open;
}
