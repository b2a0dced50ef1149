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

/** A text of a form, cut where nothing of ours is longer; whatever is no text counts as nothing. */
const textUpTo = (length: number) =>
  z
    .string()
    .catch('')
    .transform((text) => text.slice(0, length));

/** The credentials as typed; both are needed, nothing more is said about them. `to` is where they lead. */
export const credentialsSchema = z.object({
  identifier: textUpTo(254).pipe(z.string().trim().min(1)),
  password: z.string().min(1).max(256),
  to: textUpTo(500),
});

const email = z.string().trim().max(254).pipe(z.email());

export const emailFormSchema = z.object({ email });
export const registrationSchema = z.object({ email, password: textUpTo(256) });

/** A new password, with what allows it: the old one, or the code of a mail. The backend says what is wrong with it. */
export const newPasswordSchema = z.object({
  code: textUpTo(256),
  currentPassword: textUpTo(256),
  password: textUpTo(256),
  passwordConfirmation: textUpTo(256),
});
