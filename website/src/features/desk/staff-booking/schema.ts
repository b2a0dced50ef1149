import { z } from 'zod';
import { toLatinDigits } from '@/contract/digits';
import { readVisits } from '@/features/booking/details/schema';
import { storedPhone } from '@/lib/contact/phone';
import { textFields, typedText } from '@/lib/guard/typed';
import { LABELLED, seriesName } from './rules';

const personSchema = z.object({
  ...textFields(...LABELLED, 'cardFront', 'cardBack', 'overbookReason'),
  afterDays: typedText.transform(toLatinDigits),
});

const formSchema = personSchema.extend({
  phoneCountry: typedText,
  ...textFields('branch', 'doctor', 'startsAt', 'consent', 'isOverbooking', 'isWalkIn', 'key'),
  /** JSON of the visits after the first of a series that was shown, and of which service it is. */
  ...textFields('laterVisits', 'seriesOf'),
});

/** Returns the payer; pictures of cards are dropped if the patient pays in cash. */
function payerOf(given: Record<'contractType' | 'organisation' | 'cardFront' | 'cardBack', string>) {
  if (given.contractType === 'cash') return { organisation: null, cardFront: null, cardBack: null };
  const { organisation, cardFront, cardBack } = given;
  return {
    organisation: organisation || undefined,
    cardFront: cardFront || null,
    cardBack: cardBack || null,
  };
}

export const callerSchema = formSchema.transform((form) => {
  const { overbookReason, isOverbooking, isWalkIn, key, phoneCountry, laterVisits, seriesOf, ...rest } = form;
  const { afterDays, ...given } = rest;
  return {
    idempotencyKey: key,
    request: {
      ...given,
      phone: storedPhone({ text: given.phone, country: phoneCountry }),
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
  };
});

const typedSchema = personSchema.extend({ startsAt: z.iso.datetime().catch(''), seriesOf: typedText });

export function readTyped(form: FormData): Record<string, string> {
  const { startsAt, seriesOf, ...typed } = typedSchema.parse(Object.fromEntries(form));
  // A series is looked for anew from the time that was wanted.
  return seriesOf === '' ? { ...typed, startsAt } : typed;
}
