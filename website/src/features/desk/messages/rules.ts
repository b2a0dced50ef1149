import type { Handling } from '@/contract/contact-message';

/** Returns what can be done with a message next: settled ones are opened again. */
export function nextHandling(handling: Handling): 'done' | 'read' {
  return handling === 'done' ? 'read' : 'done';
}
