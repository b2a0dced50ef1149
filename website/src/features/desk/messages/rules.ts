import type { Handling } from '@/contract/contact-message';
import { type Locale, localePath } from '@/i18n/routing';

export function messagePath({ locale, id }: { locale: Locale; id: string }): string {
  return localePath({ locale, path: `/admin/messages/${id}` });
}

/** Returns what can be done with a message next: settled ones are opened again. */
export function nextHandling(handling: Handling): 'done' | 'read' {
  return handling === 'done' ? 'read' : 'done';
}
