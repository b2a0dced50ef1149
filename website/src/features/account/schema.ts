import { z } from 'zod';

/** The signed-in person. What they may do is the backend's to say, with each call. */
export const userSchema = z.object({
  username: z.string(),
  email: z.string(),
  /** Null without staff rights; a manager sees all branches. */
  staff: z
    .object({
      role: z.enum(['staff', 'manager']),
      /** Document ids of branches; null is all of them. */
      scope: z.array(z.string()).nullable(),
    })
    .nullable(),
});
export type User = z.infer<typeof userSchema>;

/** The credentials as typed; both are needed, nothing more is said about them. */
export const credentialsSchema = z.object({
  identifier: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(256),
});
