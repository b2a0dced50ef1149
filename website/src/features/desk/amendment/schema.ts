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

export const amendmentForm = formSchema.transform(({ id, ...fields }) => {
  const { phoneCountry, removeFront, removeBack, ...given } = fields;
  const contractType = CONTRACT_TYPES.find((one) => one === given.contractType) ?? 'cash';
  const request: AmendmentRequest = {
    ...given,
    phone: storedPhone({ text: given.phone, country: phoneCountry }),
    guardianRelation: GUARDIAN_RELATIONS.find((one) => one === given.guardianRelation) ?? null,
    guardianPhone: storedPhone({ text: given.guardianPhone, country: phoneCountry }),
    contractType,
    organisation: contractType === 'cash' ? null : given.organisation || null,
    cardFront: given.cardFront || (removeFront ? REMOVE_CARD : null),
    cardBack: given.cardBack || (removeBack ? REMOVE_CARD : null),
    reason: given.reason.slice(0, REASON_LENGTH),
  };
  return { id, request };
});

export function readTyped(form: FormData): Partial<Record<TypedField, string>> {
  return Object.fromEntries(
    TYPED_FIELDS.map((field) => [field, typedText.parse(form.get(field) ?? undefined)]),
  );
}
