import { z } from 'zod';
import { toLatinDigits } from '@/contract/digits';
import { readVisits } from '@/features/booking/details/schema';
import { storedPhone } from '@/lib/contact/phone';
import { seriesName } from './rules';

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
  guardianName: text,
  guardianRelation: text,
  guardianPhone: text,
  email: text,
  additionalNotes: text,
  service: text,
  /** Days of further visits after the first one. */
  afterDays: text.transform(toLatinDigits),
  contractType: text,
  organisation: text,
  cardFront: text,
  cardBack: text,
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
  /** JSON of the visits after the first of a series that was shown, and of which service it is. */
  laterVisits: text,
  seriesOf: text,
});

/** Returns who pays; of one who pays in cash no picture is kept. */
function payerOf({
  contractType,
  organisation,
  cardFront,
  cardBack,
}: Record<'contractType' | 'organisation' | 'cardFront' | 'cardBack', string>) {
  if (contractType === 'cash') return { organisation: null, cardFront: null, cardBack: null };
  return {
    organisation: organisation || undefined,
    cardFront: cardFront || null,
    cardBack: cardBack || null,
  };
}

export const callerSchema = formSchema.transform(
  ({
    overbookReason,
    isOverbooking,
    isWalkIn,
    key,
    phoneCountry: country,
    laterVisits,
    seriesOf,
    afterDays,
    ...given
  }) => ({
    idempotencyKey: key,
    request: {
      ...given,
      phone: storedPhone({ text: given.phone, country }),
      ...payerOf(given),
      service: given.service || null,
      consent: given.consent === 'on',
      ...(afterDays === '' ? {} : { afterDays }),
      // Something else was chosen since: the backend says whether it is a series.
      ...(laterVisits !== '' && seriesOf === seriesName(given.service, afterDays)
        ? { laterVisits: readVisits(laterVisits) }
        : {}),
      ...(isOverbooking && !isWalkIn ? { overbookReason } : {}),
      ...(isWalkIn ? { walkIn: true, status: 'confirmed', isExtra: isOverbooking !== '' } : {}),
    },
  }),
);

export function readTyped(form: FormData): Record<string, string> {
  return personSchema.parse(Object.fromEntries(form));
}
