import type { IncomingMessage } from '@/contract/incoming-message';

/** Returns the sender of a message as far as known: the name of the visit beside it, else the phone number. */
export function senderOf({ visit, phone }: Pick<IncomingMessage, 'visit' | 'phone'>): string {
  return visit ? `${visit.firstName} ${visit.lastName}`.trim() : phone;
}
