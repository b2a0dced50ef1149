'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { API_KEY_NAME_LENGTH } from '@/contract/api-key';
import { managerAction } from '@/features/account/session/guards';
import { BackendError } from '@/lib/backend/errors';
import { explainFields, faultIdOf } from '@/lib/guard/trouble';
import { typedIn } from '@/lib/guard/typed';
import { noWords, wordsOf } from '@/lib/guard/words';
import { makeApiKey, revokeApiKey } from './data';
import { apiKeysPath } from './rules';
import { keyForm, readKeyForm, revokeForm } from './schema';

/** Faults of a key that was asked for, what was typed, and the secret of one that was made, which is shown once. */
export interface KeyState {
  errors: { fieldId: 'name' | 'scopes'; message: string }[];
  failed: string | null;
  given: { name: string; scopes: string[]; branches: string[] };
  made: { name: string; secret: string } | null;
}

const words = wordsOf('apiKeys');

function readGiven(form: FormData): KeyState['given'] {
  return { ...readKeyForm(form), ...typedIn(form, ['name'], API_KEY_NAME_LENGTH) };
}

export const makeKeyAction = managerAction({
  read: readKeyForm,
  schema: keyForm,
  words,
  back: ({ locale }) => apiKeysPath(locale),
  refused: ({ t, trouble, body }): KeyState => ({
    ...explainFields(['name', 'scopes'], trouble, t),
    given: readGiven(body),
    made: null,
  }),
  handle: async ({ input, session: { token }, body, t }): Promise<KeyState> => {
    try {
      const secret = await makeApiKey(token, input);
      refresh();
      const given = { name: '', scopes: [], branches: [] };
      return { errors: [], failed: null, given, made: { name: input.name, secret } };
    } catch (error) {
      if (!(error instanceof BackendError) || error.status !== 400) throw error;
      return { errors: [], failed: t('tooMany'), given: readGiven(body), made: null };
    }
  },
});

export const revokeKeyAction = managerAction({
  schema: revokeForm,
  words: noWords,
  back: ({ locale }) => apiKeysPath(locale),
  refused: ({ locale, trouble }): void => redirect(apiKeysPath(locale, 'failed', faultIdOf(trouble))),
  handle: async ({ input: { id }, session: { token }, locale }): Promise<void> => {
    const isRevoked = await revokeApiKey(token, id);
    redirect(apiKeysPath(locale, isRevoked ? 'revoked' : 'gone'));
  },
});
