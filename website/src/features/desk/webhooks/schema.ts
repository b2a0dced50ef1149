import { z } from 'zod';
import { documentId } from '@/contract/document-id';
import { webhookInput } from '@/contract/webhooks';

export function readWebhookForm(form: FormData) {
  return {
    ...Object.fromEntries(form),
    kinds: form.getAll('kind').map(String),
    hasPersons: form.get('hasPersons') === 'true',
  };
}

/** A webhook as the form sends it; without an id it is a new one. */
export const webhookForm = webhookInput.strip().extend({ id: documentId.optional() });

export const webhookPress = z.union([
  z.object({ what: z.enum(['on', 'off', 'remove']), id: documentId }),
  z.object({ what: z.literal('again'), id: documentId, delivery: documentId }),
]);

export const secretForm = z.object({ id: documentId });
