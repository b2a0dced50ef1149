import type { IncomingMessage } from '@/contract/incoming-message';
import { type Locale, localePath } from '@/i18n/routing';

export function incomingPath({ locale, id }: { locale: Locale; id: string }): string {
  return localePath({ locale, path: `/admin/inbox/${id}` });
}

/** Returns who sent a message, as far as it is known: the name of the visit it stands beside, else the number it came from. */
export function senderOf({ visit, phone }: Pick<IncomingMessage, 'visit' | 'phone'>): string {
  return visit ? `${visit.firstName} ${visit.lastName}`.trim() : phone;
}
