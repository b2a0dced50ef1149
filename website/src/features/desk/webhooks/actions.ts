'use server';

import { redirect } from 'next/navigation';
import { WEBHOOK_URL_LENGTH } from '@/contract/webhooks';
import { managerAction } from '@/features/account/session/guards';
import { readId } from '@/lib/address/search-params';
import { BackendError } from '@/lib/backend/errors';
import { explainFields, faultIdOf, withFaultId } from '@/lib/guard/trouble';
import { typedIn } from '@/lib/guard/typed';
import { noWords, wordsOf } from '@/lib/guard/words';
import { changeWebhook, createWebhook, removeWebhook, renewWebhookSecret, repeatDelivery } from './data';
import { type Outcome, webhooksPath } from './rules';
import { readWebhookForm, secretForm, webhookForm, webhookPress } from './schema';

/** Faults of a webhook, what was typed, and the secret of one that was made, which is shown once. */
export interface WebhookState {
  errors: { fieldId: 'name' | 'url' | 'kinds'; message: string }[];
  failed: string | null;
  given: { name: string; url: string; kinds: string[]; hasPersons: boolean };
  made: { name: string; path: string; secret: string } | null;
}

/** A new secret, which is shown once, or why there is none. */
export interface SecretState {
  secret: string | null;
  failed: string | null;
}

const words = wordsOf('webhooks');

function readGiven(form: FormData): WebhookState['given'] {
  const { kinds, hasPersons } = readWebhookForm(form);
  return { ...typedIn(form, ['name', 'url'], WEBHOOK_URL_LENGTH), kinds, hasPersons };
}

export const saveWebhookAction = managerAction({
  read: readWebhookForm,
  schema: webhookForm,
  words,
  back: ({ locale, input: { id } }) => webhooksPath(locale, id ? { id } : {}),
  refused: ({ t, trouble, body }): WebhookState => ({
    given: readGiven(body),
    made: null,
    ...explainFields(['name', 'url', 'kinds'], trouble, t),
  }),
  handle: async ({ input: { id, ...input }, session: { token }, body, locale, t }): Promise<WebhookState> => {
    try {
      if (id === undefined) {
        const made = await createWebhook(token, input);
        const shown = { name: input.name, path: webhooksPath(locale, { id: made.id }), secret: made.secret };
        return {
          given: { name: '', url: '', kinds: [], hasPersons: false },
          errors: [],
          failed: null,
          made: shown,
        };
      }
      await changeWebhook(token, id, input);
    } catch (error) {
      if (!(error instanceof BackendError) || error.status !== 400) throw error;
      const errors = [{ fieldId: 'url' as const, message: t('notOffered') }];
      return { given: readGiven(body), made: null, errors, failed: null };
    }
    redirect(webhooksPath(locale, { id, outcome: 'changed' }));
  },
});

/** Gives a webhook another secret and shows it; the one before signs for a day more. */
export const renewSecretAction = managerAction({
  schema: secretForm,
  words,
  back: ({ locale, input: { id } }) => webhooksPath(locale, { id }),
  refused: ({ t, trouble }): SecretState => ({ secret: null, failed: withFaultId(t('failed'), trouble) }),
  handle: async ({ input: { id }, session: { token } }): Promise<SecretState> => ({
    secret: await renewWebhookSecret(token, id),
    failed: null,
  }),
});

export const pressWebhookAction = managerAction({
  schema: webhookPress,
  words: noWords,
  back: ({ locale, input: { id } }) => webhooksPath(locale, { id }),
  refused: ({ body, locale, trouble }): void => {
    const id = readId(String(body.get('id') ?? '')) ?? undefined;
    redirect(webhooksPath(locale, { ...(id ? { id } : {}), outcome: 'failed', fault: faultIdOf(trouble) }));
  },
  handle: async ({ input, session: { token }, locale }): Promise<void> => {
    const { id, what } = input;
    if (what === 'remove') {
      await removeWebhook(token, id);
      redirect(webhooksPath(locale, { outcome: 'removed' }));
    }
    let outcome: Outcome = what === 'again' ? 'again' : what;
    if (what === 'again') {
      if (!(await repeatDelivery(token, id, input.delivery))) outcome = 'underWay';
    } else await changeWebhook(token, id, { isOn: what === 'on' });
    redirect(webhooksPath(locale, { id, outcome }));
  },
});
