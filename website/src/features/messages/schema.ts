import { z } from 'zod';

/** How far staff have come with a message of the contact page. */
export const HANDLINGS = ['new', 'read', 'done'] as const;
export const handlingSchema = z.enum(HANDLINGS);
export type Handling = z.infer<typeof handlingSchema>;

/** A message as the list shows it; instants are ISO. */
export const messageSchema = z.object({
  documentId: z.string(),
  createdAt: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  language: z.enum(['en', 'ar']),
  handling: handlingSchema,
  /** Nothing of who wrote it, or what, is left. */
  isErased: z.boolean(),
});
export type Message = z.infer<typeof messageSchema>;

/** A message with what staff did with it, the oldest line first. */
export const messageFileSchema = messageSchema.extend({
  history: z.array(
    z.object({
      at: z.string(),
      by: z.object({ name: z.string().nullable(), isYou: z.boolean() }),
      from: handlingSchema,
      to: handlingSchema,
    }),
  ),
});
export type MessageFile = z.infer<typeof messageFileSchema>;

/** Which messages a list shows; all when there is no state. */
export interface MessageFilter {
  handling: Handling | null;
  page: number;
}

/** A press of the button below a message: the state it was read in, and the wanted one. */
export const settleSchema = z.object({
  id: z.string().regex(/^[a-z0-9]{24}$/),
  from: handlingSchema,
  to: handlingSchema,
});

/** What came of it, in words. */
export interface SettleState {
  outcome: 'none' | 'changed' | 'refused';
  text: string;
}
