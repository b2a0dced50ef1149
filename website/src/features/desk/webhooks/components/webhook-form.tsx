'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useActionState, useState } from 'react';
import { Checkbox } from '@/components/form/checkbox';
import { FaultForm } from '@/components/form/fault-form';
import { Field } from '@/components/form/field';
import { faultless, fieldsOf } from '@/components/form/field-values';
import { OutcomeNote } from '@/components/form/outcome-note';
import { SubmitButton } from '@/components/form/submit-button';
import { Ticks } from '@/components/form/ticks';
import { Link } from '@/components/ui/link';
import { WEBHOOK_KINDS, WEBHOOK_NAME_LENGTH, WEBHOOK_URL_LENGTH } from '@/contract/webhooks';
import { keyOfDotted } from '@/lib/text/message-key';
import { renewSecretAction, type SecretState, saveWebhookAction, type WebhookState } from '../actions';

export function WebhookForm({ id, given: known }: { id?: string; given: WebhookState['given'] }) {
  const t = useTranslations('webhooks');
  const start = { ...faultless(known), made: null };
  // Values that its fields began with, also where the page is read again.
  const [seen] = useState(() => JSON.stringify(known));
  const [state, action] = useActionState<WebhookState, FormData>(saveWebhookAction, start);
  const { errors, given, made } = state;
  const control = fieldsOf(given, errors);
  const line = (id: 'name' | 'url') => ({
    ...control(id),
    label: t(id),
    hint: t(`${id}Hint`),
    autoComplete: 'off',
    required: true,
  });
  const note = made ? (
    <Secret state={made} title={t('made', { name: made.name })} secret={made.secret}>
      <Link href={made.path} className="font-semibold text-action underline">
        {t('openMade')}
      </Link>
    </Secret>
  ) : null;
  return (
    <FaultForm
      state={state}
      action={action}
      title={t('errorTitle')}
      fields={id ? { id, seen } : {}}
      note={note}
    >
      <Field {...line('name')} maxLength={WEBHOOK_NAME_LENGTH} dir="auto" />
      <Field {...line('url')} type="url" maxLength={WEBHOOK_URL_LENGTH} dir="ltr" />
      <Ticks
        id="kinds"
        name="kind"
        label={t('kindsTitle')}
        error={control('kinds').error}
        options={WEBHOOK_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${keyOfDotted(kind)}`) }))}
        chosen={given.kinds}
        className="mt-1 grid gap-x-6 sm:grid-cols-2"
      />
      <Checkbox
        id="hasPersons"
        label={t('hasPersons')}
        hint={t('hasPersonsHint')}
        defaultChecked={given.hasPersons}
      />
      <SubmitButton pendingLabel={t('saving')}>{id ? t('save') : t('add')}</SubmitButton>
    </FaultForm>
  );
}

export function RenewSecret({ id }: { id: string }) {
  const t = useTranslations('webhooks');
  const start = { secret: null, failed: null };
  const [state, action] = useActionState<SecretState, FormData>(renewSecretAction, start);
  const note = state.secret ? <Secret state={state} title={t('renewed')} secret={state.secret} /> : null;
  return (
    <FaultForm
      state={state}
      action={action}
      title={t('errorTitle')}
      fields={{ id }}
      note={note}
      className="mt-3 space-y-4"
    >
      <SubmitButton variant="secondary" pendingLabel={t('saving')}>
        {t('renew')}
      </SubmitButton>
    </FaultForm>
  );
}

interface Props {
  state: unknown;
  title: string;
  secret: string;
  children?: ReactNode;
}

function Secret({ state, title, secret, children }: Props) {
  const t = useTranslations('webhooks');
  return (
    <OutcomeNote state={state} isGood>
      <p>{title}</p>
      <p className="mt-2">{t('secretOnce')}</p>
      <p className="mt-2 select-all break-all rounded-control bg-surface p-3 font-mono text-text" dir="ltr">
        {secret}
      </p>
      {children ? <div className="mt-2">{children}</div> : null}
    </OutcomeNote>
  );
}
