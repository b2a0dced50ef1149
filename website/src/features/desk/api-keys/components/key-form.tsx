'use client';

import { useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { Checkbox } from '@/components/form/checkbox';
import { CopyField } from '@/components/form/copy-field';
import { ErrorSummary } from '@/components/form/error-summary';
import { Field } from '@/components/form/field';
import { fieldsOf } from '@/components/form/field-values';
import { FormTrouble } from '@/components/form/form-trouble';
import { OutcomeNote } from '@/components/form/outcome-note';
import { SubmitButton } from '@/components/form/submit-button';
import { API_KEY_NAME_LENGTH, API_SCOPES } from '@/contract/api-key';
import { type KeyState, makeKeyAction } from '../actions';

const NOTHING: KeyState = {
  errors: [],
  failed: null,
  given: { name: '', scopes: [], branches: [] },
  made: null,
};

export function KeyForm({ branches }: { branches: { id: string; name: string }[] }) {
  const t = useTranslations('apiKeys');
  const [state, action] = useActionState<KeyState, FormData>(makeKeyAction, NOTHING);
  const { errors, failed, given, made } = state;
  const errorOf = (field: string) => errors.find(({ fieldId }) => fieldId === field)?.message;
  const control = fieldsOf(given, errors);
  return (
    <form key={JSON.stringify(given)} action={action} className="mt-4 space-y-5" noValidate>
      {made ? (
        <OutcomeNote state={state} isGood>
          <p>{t('made', { name: made.name })}</p>
          <p className="mt-2">{t('secretOnce')}</p>
          <CopyField
            id="secret"
            label={t('secret')}
            value={made.secret}
            words={{ copy: t('copy'), copied: t('copied') }}
          />
        </OutcomeNote>
      ) : null}
      <ErrorSummary title={t('errorTitle')} errors={errors} />
      {failed ? <FormTrouble title={t('errorTitle')} text={failed} /> : null}
      <ActionFields />
      <Field
        {...control('name')}
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="off"
        maxLength={API_KEY_NAME_LENGTH}
        dir="auto"
        required
      />
      <fieldset id="scopes" tabIndex={-1}>
        <legend className="font-semibold">{t('scopesTitle')}</legend>
        {errorOf('scopes') ? <p className="mt-1 font-semibold text-danger">{errorOf('scopes')}</p> : null}
        {API_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            id={`scope-${scope}`}
            name="scope"
            value={scope}
            label={t(`scopes.${scope}`)}
            hint={t(`scopeHints.${scope}`)}
            defaultChecked={given.scopes.includes(scope)}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend className="font-semibold">{t('branchesTitle')}</legend>
        <p className="mt-1 text-sm text-text-soft">{t('branchesHint')}</p>
        {branches.map(({ id, name }) => (
          <Checkbox
            key={id}
            id={`branch-${id}`}
            name="branch"
            value={id}
            label={name}
            defaultChecked={given.branches.includes(id)}
          />
        ))}
      </fieldset>
      <SubmitButton pendingLabel={t('making')}>{t('make')}</SubmitButton>
    </form>
  );
}
