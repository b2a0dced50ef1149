import type { FieldFault } from '@/contract/field-faults';
import { EMAIL_LENGTH, MESSAGE_LENGTH, SENDER_LENGTH } from '@/contract/limits';
import { tidyEmail } from '@/lib/contact/tidy-email';

/** Fields of the contact form, in the order they are asked (specification, point 3). */
export const MESSAGE_FIELDS = ['name', 'email', 'message'] as const;
export type MessageField = (typeof MESSAGE_FIELDS)[number];

export const MESSAGE_FAULTS = ['required', 'invalid', 'tooLong'] as const satisfies readonly FieldFault[];
export type MessageFaults = Partial<Record<MessageField, (typeof MESSAGE_FAULTS)[number]>>;

export type TypedMessage = Record<MessageField, string>;

/** Longest values the backend takes. */
export const LENGTHS: Record<MessageField, number> = {
  name: SENDER_LENGTH,
  email: EMAIL_LENGTH,
  message: MESSAGE_LENGTH,
};

/** The honeypot: hidden from people, filled in by programs that fill in everything. */
export const HONEYPOT_FIELD = 'extra';

/** Milliseconds since the form appeared; sent by its script, which waits until enough have passed. */
export const ELAPSED_FIELD = 'elapsed';

export const SHORTEST_WRITING_MS = 2500;

// Not whether the address exists, only whether it can be one; the backend is stricter and has the last word.
const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/u;

/** Tidies the values to be stored: one line for name and address, no stray marks or spaces. */
export function tidyMessage({ name, email, message }: TypedMessage): TypedMessage {
  return {
    name: name.replace(/\s+/g, ' ').trim(),
    email: tidyEmail(email),
    message: message.replace(/\r\n?/g, '\n').trim(),
  };
}

/** Reads the message of a form as sent, tidied. */
export function readTyped(data: FormData) {
  const read = (name: string) => String(data.get(name) ?? '');
  return tidyMessage({ name: read('name'), email: read('email'), message: read('message') });
}

/** Returns the faults of a tidied message, at most one per field; empty when it can be sent. */
export function checkMessage(typed: TypedMessage): MessageFaults {
  const faults: MessageFaults = {};
  for (const field of MESSAGE_FIELDS) {
    const value = typed[field];
    if (value === '') faults[field] = 'required';
    else if (value.length > LENGTHS[field]) faults[field] = 'tooLong';
    else if (field === 'email' && !EMAIL.test(value)) faults[field] = 'invalid';
  }
  return faults;
}

/** Tells whether a program sent the form: it filled the hidden field, or wrote faster than anybody can by a script's clock. */
export function looksLikeBot({ honeypot, elapsed }: { honeypot: string; elapsed: string | null }): boolean {
  if (honeypot !== '') return true;
  if (elapsed === null || elapsed === '') return false;
  const milliseconds = Number(elapsed);
  return !Number.isFinite(milliseconds) || milliseconds < SHORTEST_WRITING_MS;
}
