'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import type { FormState } from '@/components/form/field-values';
import { documentId } from '@/contract/document-id';
import { parseJson } from '@/contract/parse-json';
import { WEBHOOK_URL_LENGTH, webhookInput, webhookSecretAnswer } from '@/contract/webhooks';
import { leadBack, managerAction } from '@/features/account/session/guards';
import { removeAt, send } from '@/lib/backend/calls';
import { isDone, isGone } from '@/lib/backend/errors';
import { explainFields, refusedFields, withFaultId } from '@/lib/guard/trouble';
import { typedIn } from '@/lib/guard/typed';
import { changedFields, type Outcome, webhookPages } from './rules';

/** Faults of a webhook, what was typed, and the secret of one that was made, which is shown once. */
export interface WebhookState
  extends FormState<
    { name: string; url: string; kinds: string[]; hasPersons: boolean },
    'name' | 'url' | 'kinds'
  > {
  made: { name: string; path: string; secret: string } | null;
}

/** A new secret, which is shown once, or why there is none. */
export interface SecretState {
  secret: string | null;
  failed: string | null;
}

function readWebhookForm(form: FormData) {
  return {
    ...Object.fromEntries(form),
    kinds: form.getAll('kind').map(String),
    hasPersons: form.get('hasPersons') === 'true',
  };
}

function readGiven(form: FormData): WebhookState['given'] {
  const { kinds, hasPersons } = readWebhookForm(form);
  return { ...typedIn(form, ['name', 'url'], WEBHOOK_URL_LENGTH), kinds, hasPersons };
}

/** JSON of what the form showed when it was drawn. */
const seen = z
  .string()
  .default('')
  .transform((text) => parseJson(text) ?? {})
  .pipe(webhookInput.partial());

export const saveWebhookAction = managerAction({
  read: readWebhookForm,
  // Without an id it is a new one.
  schema: webhookInput.strip().extend({ id: documentId.optional(), seen }),
  words: 'webhooks',
  back: ({ locale, input: { id } }) => (id ? webhookPages.entry(locale, id) : webhookPages.path(locale)),
  refused: ({ t, trouble, body }): WebhookState => ({
    ...(refusedFields(trouble).length > 0
      ? { errors: [{ fieldId: 'url', message: t('notOffered') }], failed: null }
      : explainFields(['name', 'url', 'kinds'], trouble, t)),
    given: readGiven(body),
    made: null,
  }),
  handle: async ({ input: { id, seen, ...input }, session: { token }, locale }): Promise<WebhookState> => {
    if (id) {
      await send({ method: 'PUT', path: `/webhooks/${id}`, token, data: changedFields(input, seen) });
      redirect(webhookPages.entry(locale, id, { outcome: 'changed' }));
    }
    const made = webhookSecretAnswer.parse(await send({ path: '/webhooks', token, data: input })).data;
    const given = { name: '', url: '', kinds: [], hasPersons: false };
    const path = webhookPages.entry(locale, made.documentId);
    return { errors: [], failed: null, given, made: { name: input.name, path, secret: made.secret } };
  },
});

/** Gives a webhook another secret and shows it; the one before signs for a day more. */
export const renewSecretAction = managerAction({
  schema: z.object({ id: documentId }),
  words: 'webhooks',
  back: ({ locale, input: { id } }) => webhookPages.entry(locale, id),
  refused: ({ t, trouble }): SecretState => ({ secret: null, failed: withFaultId(t('failed'), trouble) }),
  handle: async ({ input: { id }, session: { token } }): Promise<SecretState> => ({
    secret: webhookSecretAnswer.parse(await send({ path: `/webhooks/${id}/secret`, token })).data.secret,
    failed: null,
  }),
});

export const pressWebhookAction = managerAction({
  schema: z.union([
    z.object({ what: z.enum(['on', 'off', 'remove']), id: documentId }),
    z.object({ what: z.literal('again'), id: documentId, delivery: documentId }),
  ]),
  back: ({ locale, input: { id } }) => webhookPages.entry(locale, id),
  refused: leadBack(webhookPages),
  handle: async ({ input, session: { token }, locale }): Promise<void> => {
    const { id, what } = input;
    const path = `/webhooks/${id}`;
    if (what === 'remove') {
      await removeAt(token, path);
      redirect(webhookPages.path(locale, { outcome: 'removed' }));
    }
    let outcome: Outcome = what;
    if (what === 'again') {
      const again = { path: `${path}/deliveries/${input.delivery}/again`, token };
      if (!(await isDone(() => send(again), isGone))) outcome = 'underWay';
    } else await send({ method: 'PUT', path, token, data: { isOn: what === 'on' } });
    redirect(webhookPages.entry(locale, id, { outcome }));
  },
});
