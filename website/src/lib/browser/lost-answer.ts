import type { SavedControl } from './form-persistence';

/*
 * The answer to a form can get lost on a weak line. React then takes the page away, and its retry draws the form anew: what
 * was sent is put back into it.
 */
let sent: { path: string; controls: SavedControl[]; key: string } | null = null;
let isLost = false;

/** Remembers what a form sends, and the key by which it books once, until it is answered. */
export function rememberSent(controls: SavedControl[], key = ''): void {
  sent = { path: location.pathname, controls, key };
  isLost = false;
}

/** Notes that a fault has taken the page away; one on another page says that the form was answered. */
export function noteFault(): void {
  isLost = sent?.path === location.pathname;
}

/** Returns the key of what was sent from this page and got lost: it may have arrived. Empty without one. */
export function lostKey(): string {
  return isLost && sent?.path === location.pathname ? sent.key : '';
}

/** Takes what was sent from this page and got lost, if anything; whatever was sent is forgotten. */
export function takeLost(): SavedControl[] {
  const lost = isLost && sent?.path === location.pathname ? sent.controls : [];
  sent = null;
  isLost = false;
  return lost;
}
