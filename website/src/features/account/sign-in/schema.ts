import { z } from 'zod';
import { credentials } from '@/contract/account';
import { EMAIL_LENGTH, PASSWORD_LENGTH } from '@/contract/limits';

/** A text of a form, cut where nothing of ours is longer; whatever is no text counts as nothing. */
const textUpTo = (length: number) =>
  z
    .string()
    .catch('')
    .transform((text) => text.slice(0, length));

/** Schema of credentials as typed; only their presence is checked. `to` is the page they lead to. */
export const credentialsSchema = z.object({
  identifier: textUpTo(EMAIL_LENGTH).pipe(z.string().trim().min(1)),
  password: credentials.shape.password,
  to: textUpTo(500),
});

const email = z.string().trim().max(EMAIL_LENGTH).pipe(z.email());

export const emailFormSchema = z.object({ email });
export const registrationSchema = z.object({ email, password: textUpTo(PASSWORD_LENGTH) });

/** Schema of a new password, with the old one or the code of a mail. The backend judges it. */
export const newPasswordSchema = z.object({
  code: textUpTo(PASSWORD_LENGTH),
  currentPassword: textUpTo(PASSWORD_LENGTH),
  password: textUpTo(PASSWORD_LENGTH),
  passwordConfirmation: textUpTo(PASSWORD_LENGTH),
});
