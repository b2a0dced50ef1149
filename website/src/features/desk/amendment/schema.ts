import { z } from 'zod';
import { type AmendmentRequest, REMOVE_CARD } from '@/contract/amendment';
import { documentId } from '@/contract/document-id';
import { REASON_LENGTH } from '@/contract/limits';
import { CONTRACT_TYPES, GUARDIAN_RELATIONS } from '@/contract/patient';
import { storedPhone } from '@/lib/contact/phone';
import { textFields, typedText } from '@/lib/guard/typed';
import { TYPED_FIELDS, type TypedField } from './rules';

const formSchema = z.object({
  id: documentId,
  version: z.coerce.number().int().min(1),
  ...textFields('phoneCountry', ...TYPED_FIELDS),
});

function cardOf({ token, isRemoved }: { token: string; isRemoved: boolean }): string | null {
  return token || (isRemoved ? REMOVE_CARD : null);
}

export const amendmentForm = formSchema.transform(({ id, version, ...given }) => {
  const contractType = CONTRACT_TYPES.find((one) => one === given.contractType) ?? 'cash';
  const request: AmendmentRequest = {
    version,
    firstName: given.firstName,
    lastName: given.lastName,
    phone: storedPhone({ text: given.phone, country: given.phoneCountry }),
    email: given.email,
    age: given.age,
    guardianName: given.guardianName,
    guardianRelation: GUARDIAN_RELATIONS.find((one) => one === given.guardianRelation) ?? null,
    guardianPhone: storedPhone({ text: given.guardianPhone, country: given.phoneCountry }),
    additionalNotes: given.additionalNotes,
    contractType,
    organisation: contractType === 'cash' ? null : given.organisation || null,
    cardFront: cardOf({ token: given.cardFront, isRemoved: given.removeFront !== '' }),
    cardBack: cardOf({ token: given.cardBack, isRemoved: given.removeBack !== '' }),
    reason: given.reason.slice(0, REASON_LENGTH),
  };
  return { id, request };
});

export function readTyped(form: FormData): Partial<Record<TypedField, string>> {
  return Object.fromEntries(
    TYPED_FIELDS.map((field) => [field, typedText.parse(form.get(field) ?? undefined)]),
  );
}
