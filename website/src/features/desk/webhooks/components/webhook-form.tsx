'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { Checkbox } from '@/components/form/checkbox';
import { ErrorSummary } from '@/components/form/error-summary';
import { Field } from '@/components/form/field';
import { fieldsOf } from '@/components/form/field-values';
import { FormTrouble } from '@/components/form/form-trouble';
import { SubmitButton } from '@/components/form/submit-button';
import { WEBHOOK_KINDS, WEBHOOK_NAME_LENGTH, WEBHOOK_URL_LENGTH } from '@/contract/webhooks';
import { saveWebhookAction, type WebhookState } from '../actions';
import { kindKey } from '../rules';
import { Secret } from './secret';

export function WebhookForm({ id, given: known }: { id?: string; given: WebhookState['given'] }) {
  const t = useTranslations('webhooks');
  const [{ errors, failed, given, made }, action] = useActionState<WebhookState, FormData>(
    saveWebhookAction,
    {
      errors: [],
      failed: null,
      given: known,
      made: null,
    },
  );
  const errorOf = (field: string) => errors.find(({ fieldId }) => fieldId === field)?.message;
  const control = fieldsOf(given, errors);
  return (
    <form key={JSON.stringify(given)} action={action} className="mt-4 space-y-5" noValidate>
      {made ? (
        <Secret state={made} title={t('made', { name: made.name })} secret={made.secret}>
          <Link href={made.path} prefetch={false} className="font-semibold text-action underline">
            {t('openMade')}
          </Link>
        </Secret>
      ) : null}
      <ErrorSummary title={t('errorTitle')} errors={errors} />
      {failed ? <FormTrouble title={t('errorTitle')} text={failed} /> : null}
      <ActionFields of={{ ...(id ? { id } : {}) }} />
      <Field
        {...control('name')}
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="off"
        maxLength={WEBHOOK_NAME_LENGTH}
        dir="auto"
        required
      />
      <Field
        {...control('url')}
        type="url"
        label={t('url')}
        hint={t('urlHint')}
        autoComplete="off"
        maxLength={WEBHOOK_URL_LENGTH}
        dir="ltr"
        required
      />
      <fieldset id="kinds" tabIndex={-1}>
        <legend className="font-semibold">{t('kindsTitle')}</legend>
        {errorOf('kinds') ? <p className="mt-1 font-semibold text-danger">{errorOf('kinds')}</p> : null}
        <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
          {WEBHOOK_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              id={`kind-${kind}`}
              name="kind"
              value={kind}
              label={t(`kinds.${kindKey(kind)}`)}
              defaultChecked={given.kinds.includes(kind)}
            />
          ))}
        </div>
      </fieldset>
      <Checkbox
        id="hasPersons"
        label={t('hasPersons')}
        hint={t('hasPersonsHint')}
        defaultChecked={given.hasPersons}
      />
      <SubmitButton pendingLabel={t('saving')}>{id ? t('save') : t('add')}</SubmitButton>
    </form>
  );
}
