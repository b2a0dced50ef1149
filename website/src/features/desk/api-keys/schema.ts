import { z } from 'zod';
import { apiKeyInput } from '@/contract/api-key';
import { documentId } from '@/contract/document-id';

export function readKeyForm(form: FormData) {
  return {
    name: form.get('name'),
    scopes: form.getAll('scope').map(String),
    branches: form.getAll('branch').map(String),
  };
}

/** A key as the form asks for it: no ticked branch is all of them. */
export const keyForm = apiKeyInput.extend({
  branches: z
    .array(documentId)
    .max(100)
    .transform((list) => (list.length > 0 ? list : null)),
});

export const revokeForm = z.object({ id: documentId });
