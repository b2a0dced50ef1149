import type { WaitingKind } from '../../contract/waiting-list';

export type WaitingMessage = 'waitingJoined' | 'waitingOffer' | 'waitingTaken';

export const MESSAGE_OF: Record<WaitingKind, WaitingMessage> = {
  'waiting-joined': 'waitingJoined',
  'waiting-offer': 'waitingOffer',
  'waiting-taken': 'waitingTaken',
};

export { default as WAITING_WORDS } from './waiting-words.json';
