import { CHANNELS } from '../../contract/channels';
import { WAITING_KINDS, type WaitingKind } from '../../contract/waiting-list';
import type { NewMessage } from '../../messaging/outbox';
import { recipientOf } from '../record/appointment-mails';
import type { WaitingPerson } from './waiting-person';

/** One message on every channel they are reached by. Its words are made when it is sent. */
export function waitingMessages(
  kind: WaitingKind,
  { entry, offer = '' }: { entry: string; offer?: string },
  to: Pick<WaitingPerson, 'email' | 'phone' | 'tell_by'>,
): NewMessage[] {
  return CHANNELS.flatMap((channel) => {
    const recipient = recipientOf(to, channel);
    if (recipient === null) return [];
    return { channel, kind, reference: `${entry}:${offer}`, to: recipient, subject: '', text: '' };
  });
}

/** The entry and the offer that a message tells of; null for one about anything else. */
export function readWaitingReference(
  message: Pick<NewMessage, 'kind' | 'reference'>,
): { kind: WaitingKind; entry: string; offer: string } | null {
  const kind = WAITING_KINDS.find((one) => one === message.kind);
  const [entry = '', offer = ''] = message.reference.split(':');
  return kind ? { kind, entry, offer } : null;
}

const MAX_AGAIN = 3;

/** Returns what a message that is sent again refers to, one step after the given one; null when that was often enough. */
export function againWaitingReference(reference: string): string | null {
  const [entry, offer, again = 'r0'] = reference.split(':');
  const step = Number(again.slice(1)) + 1;
  return step > MAX_AGAIN ? null : `${entry}:${offer}:r${step}`;
}
