import { z } from 'zod';
import { storedPhone } from '@/lib/phone';

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
  phoneCountry: text,
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
  ({ overbookReason, isOverbooking, isWalkIn, key, phoneCountry: country, ...given }) => ({
    idempotencyKey: key,
    request: {
      ...given,
      phone: storedPhone({ text: given.phone, country }),
      organisation: given.contractType === 'cash' ? null : given.organisation || undefined,
      service: given.service || null,
      consent: given.consent === 'on',
      ...(isOverbooking && !isWalkIn ? { overbookReason } : {}),
      ...(isWalkIn ? { walkIn: true, status: 'confirmed', isExtra: isOverbooking !== '' } : {}),
    },
  }),
);

/** What was typed into it, to show again. */
export function readTyped(form: FormData): Record<string, string> {
  return personSchema.parse(Object.fromEntries(form));
}
