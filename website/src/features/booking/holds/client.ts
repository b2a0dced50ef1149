'use client';

import { withStore } from '@/lib/browser/remember';
import { HOLD_COOKIE, HOLD_HEADER } from '@/lib/request/own-bookings';
import { randomHex } from '@/lib/security/random-hex';
import { isHoldKey } from './rules';

const KEY = 'booking-hold-key';
const IS_HELD = 'booking-is-held';

/*
 * The key of a hold belongs to the tab, so that two bookings beside each other do not take each other's time: a tab's
 * calls carry it in a header. The cookie shows the website the key of the tab that asked last: pages drawn by the server,
 * and a form sent without script, then know the visitor's own time as free.
 */

/** The header of a call that names this tab's hold; none when the browser keeps nothing. The cookie follows. */
export function holdHeader(): Record<string, string> {
  const key = showHoldKey();
  return key === null ? {} : { [HOLD_HEADER]: key };
}

/** This tab's key, shown to the website from here on; null when the browser keeps nothing. */
function showHoldKey(): string | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    const key = isHoldKey(kept) ? kept : randomHex(16);
    sessionStorage.setItem(KEY, key);
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers of our visitors
    document.cookie = `${HOLD_COOKIE}=${key}; Path=/; SameSite=Strict${secure}`;
    return key;
  } catch {
    return null;
  }
}

/** Remembers whether this tab has a hold that could be given up. */
export function setHeld(isHeld: boolean): void {
  // A hold nobody remembers ends by itself.
  withStore(() => {
    if (isHeld) sessionStorage.setItem(IS_HELD, '1');
    else sessionStorage.removeItem(IS_HELD);
  }, undefined);
}

export function isHeld(): boolean {
  return withStore(() => sessionStorage.getItem(IS_HELD) !== null, false);
}
