import type { Cancellation } from '../../contract/appointment';

export type NotificationKind =
  | 'received'
  | 'deposit'
  | 'confirmed'
  | 'moved'
  | 'movedConfirmed'
  | 'reminder'
  | 'recall'
  | 'review'
  | 'link'
  | Cancellation['by'];

export { default as MAIL_WORDS } from './mail-words.json';
