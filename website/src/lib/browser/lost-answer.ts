import type { SavedControl } from './form-persistence';

interface SentForm {
  /** Place among the forms of its page, and the entry that it is about: in a list another may stand there by now. */
  place: string;
  controls: SavedControl[];
  /** Key by which it books once; empty without one. */
  key: string;
}

/*
 * The answer to a form can get lost on a weak line. React then takes the page away, and its retry draws the form anew: what
 * was sent is put back into it.
 */
let sent: (SentForm & { page: string }) | null = null;
let isLost = false;

/** Remembers what a form sends, until it is answered. */
export function rememberSent(form: SentForm): void {
  sent = { page: thisPage(), ...form };
  isLost = false;
}

/** Forgets what was sent: it was answered. */
export function forgetSent(): void {
  sent = null;
  isLost = false;
}

/** Notes that an error page has replaced the page; a navigation to another page means that the form was answered. */
export function noteFault(): void {
  isLost = sent?.page === thisPage();
}

/** Returns the key of what was sent from this page and got lost: it may have arrived. Empty without one. */
export function lostKey(): string {
  return isLost && sent?.page === thisPage() ? sent.key : '';
}

/** Returns what was sent from this page and got lost: a form can begin with as many controls as it had. */
export function lostControls(): SavedControl[] {
  return isLost && sent?.page === thisPage() ? sent.controls : [];
}

/** Takes what the form in this place has sent and lost the answer to, if anything; it is forgotten. */
export function takeLost(place: string): SavedControl[] {
  if (sent?.page === thisPage() && sent.place !== place) return [];
  const lost = lostControls();
  forgetSent();
  return lost;
}

/** Address of the page with its query, which may say whose form it is. */
const thisPage = () => location.pathname + location.search;
