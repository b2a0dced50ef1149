import { CHANNELS } from '../../contract/channels';
import type { NewMessage } from '../../messaging/outbox';
import { recipientOf } from '../record/appointment-mails';
import type { WaitingPerson } from './waiting-person';

/** What somebody on the waiting list is told. */
const WAITING_KINDS = ['waiting-joined', 'waiting-offer', 'waiting-taken'] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** One message on every channel they are reached by. Its words are made when it is sent. */
export function waitingMessages({
  kind,
  entry,
  offer = '',
  to,
}: {
  kind: WaitingKind;
  /** Document ids. */
  entry: string;
  offer?: string;
  to: Pick<WaitingPerson, 'email' | 'phone' | 'tell_by'>;
}): NewMessage[] {
  return CHANNELS.flatMap((channel) => {
    const recipient = recipientOf({ to, channel });
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
