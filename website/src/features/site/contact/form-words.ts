import type { MessageFault, MessageField } from './rules';

/** The words of the contact form, as the server hands them to it. */
export interface ContactWords {
  fields: Record<MessageField, string>;
  emailHint: string;
  required: string;
  submit: string;
  sending: string;
  honeypot: string;
  errorPrefix: string;
  /** Index is the number of faults. */
  errorTitles: string[];
  faults: Record<MessageField, Record<MessageFault, string>>;
  sent: string;
  sentText: string;
  another: string;
  refused: Record<'busy' | 'failed', { title: string; text: string }>;
}
