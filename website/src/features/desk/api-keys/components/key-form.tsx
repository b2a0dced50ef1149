'use client';

import { useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { CopyField } from '@/components/form/copy-field';
import { FaultForm } from '@/components/form/fault-form';
import { Field } from '@/components/form/field';
import { faultless, fieldsOf } from '@/components/form/field-values';
import { OutcomeNote } from '@/components/form/outcome-note';
import { type Named, optionsOf } from '@/components/form/select';
import { SubmitButton } from '@/components/form/submit-button';
import { Ticks } from '@/components/form/ticks';
import { API_KEY_NAME_LENGTH, API_SCOPES } from '@/contract/api-key';
import { type KeyState, makeKeyAction } from '../actions';

const NOTHING: KeyState = { ...faultless({ name: '', scopes: [], branches: [] }), made: null };

export function KeyForm({ branches }: { branches: Named[] }) {
  const t = useTranslations('apiKeys');
  const [state, action] = useActionState<KeyState, FormData>(makeKeyAction, NOTHING);
  const { errors, given, made } = state;
  const control = fieldsOf(given, errors);
  const note = made ? (
    <OutcomeNote state={state} isGood>
      <p>{t('made', { name: made.name })}</p>
      <p className="mt-2">{t('secretOnce')}</p>
      <CopyField id="secret" label={t('secret')} value={made.secret} />
    </OutcomeNote>
  ) : null;
  return (
    <FaultForm state={state} action={action} title={t('errorTitle')} note={note}>
      <Field
        {...control('name')}
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="off"
        maxLength={API_KEY_NAME_LENGTH}
        dir="auto"
        required
      />
      <Ticks
        id="scopes"
        name="scope"
        label={t('scopesTitle')}
        error={control('scopes').error}
        options={API_SCOPES.map((scope) => ({
          value: scope,
          label: t(`scopes.${scope}`),
          hint: t(`scopeHints.${scope}`),
        }))}
        chosen={given.scopes}
      />
      <Ticks
        id="branches"
        name="branch"
        label={t('branchesTitle')}
        hint={t('branchesHint')}
        options={optionsOf(branches)}
        chosen={given.branches}
      />
      <SubmitButton pendingLabel={t('making')}>{t('make')}</SubmitButton>
    </FaultForm>
  );
}
