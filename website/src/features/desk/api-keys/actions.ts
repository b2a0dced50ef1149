'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import type { FormState } from '@/components/form/field-values';
import { API_KEY_NAME_LENGTH, apiKeyInput, madeApiKeyAnswer } from '@/contract/api-key';
import { documentId } from '@/contract/document-id';
import { leadBack, managerAction } from '@/features/account/session/guards';
import { removeAt, send } from '@/lib/backend/calls';
import { explainFields, refusedFields } from '@/lib/guard/trouble';
import { typedIn } from '@/lib/guard/typed';
import { apiKeyPages } from './rules';

/** Faults and typed text of a requested key, or the secret of a new one, shown once. */
export interface KeyState
  extends FormState<{ name: string; scopes: string[]; branches: string[] }, 'name' | 'scopes'> {
  made: { name: string; secret: string } | null;
}

function readKeyForm(form: FormData) {
  return {
    name: form.get('name'),
    scopes: form.getAll('scope').map(String),
    branches: form.getAll('branch').map(String),
  };
}

/** A key as the form asks for it: no ticked branch is all of them. */
const keyForm = apiKeyInput.extend({
  branches: z
    .array(documentId)
    .max(100)
    .transform((list) => (list.length > 0 ? list : null)),
});

export const makeKeyAction = managerAction({
  read: readKeyForm,
  schema: keyForm,
  words: 'apiKeys',
  back: ({ locale }) => apiKeyPages.path(locale),
  refused: ({ t, trouble, body }): KeyState => {
    const fields = refusedFields(trouble);
    // A branch may have gone since the page was drawn.
    const why = fields.includes('branches') ? 'noSuchBranch' : fields.length > 0 ? 'tooMany' : null;
    return {
      ...explainFields(['name', 'scopes'], trouble, t),
      ...(why && { failed: t(why) }),
      given: { ...readKeyForm(body), ...typedIn(body, ['name'], API_KEY_NAME_LENGTH) },
      made: null,
    };
  },
  handle: async ({ input, session: { token } }): Promise<KeyState> => {
    const { secret } = madeApiKeyAnswer.parse(await send({ path: '/api-keys', token, data: input })).data;
    refresh();
    const given = { name: '', scopes: [], branches: [] };
    return { errors: [], failed: null, given, made: { name: input.name, secret } };
  },
});

export const revokeKeyAction = managerAction({
  schema: z.object({ id: documentId }),
  back: ({ locale }) => apiKeyPages.path(locale),
  // The id is that of a key, which has no page.
  refused: leadBack({ ...apiKeyPages, entry: (locale, _, said) => apiKeyPages.path(locale, said) }),
  handle: async ({ input: { id }, session: { token }, locale }): Promise<void> => {
    const isRevoked = await removeAt(token, `/api-keys/${id}`);
    redirect(apiKeyPages.path(locale, { outcome: isRevoked ? 'revoked' : 'gone' }));
  },
});
