import type { IncomingMessage } from '@/contract/incoming-message';

/** Returns who sent a message, as far as it is known: the name of the visit it stands beside, else the number it came from. */
export function senderOf({ visit, phone }: Pick<IncomingMessage, 'visit' | 'phone'>): string {
  return visit ? `${visit.firstName} ${visit.lastName}`.trim() : phone;
}
