import { z } from 'zod';

/** Whatever is no text counts as nothing; the backend says which field misses something. */
const text = z
  .string()
  .catch('')
  .transform((given) => given.trim());

const personSchema = z.object({
  firstName: text,
  lastName: text,
  phone: text,
  tellBy: text,
  age: text,
  email: text,
  additionalNotes: text,
  service: text,
  contractType: text,
  organisation: text,
  locale: text,
  status: text,
  overbookReason: text,
});

const formSchema = personSchema.extend({
  branch: text,
  doctor: text,
  startsAt: text,
  consent: text,
  isOverbooking: text,
  isWalkIn: text,
  key: text,
});

/** The form for a caller, as the backend is asked for the booking. */
export const callerSchema = formSchema.transform(
  ({ overbookReason, isOverbooking, isWalkIn, key, ...given }) => ({
    idempotencyKey: key,
    request: {
      ...given,
      organisation: given.contractType === 'cash' ? null : given.organisation || undefined,
      service: given.service || null,
      consent: given.consent === 'on',
      ...(isOverbooking ? { overbookReason } : {}),
      ...(isWalkIn ? { walkIn: true, status: 'confirmed' } : {}),
    },
  }),
);

/** What was typed into it, to show again. */
export function readTyped(form: FormData): Record<string, string> {
  return personSchema.parse(Object.fromEntries(form));
}
