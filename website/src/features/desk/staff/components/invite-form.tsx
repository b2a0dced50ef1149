'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { ErrorSummary } from '@/components/form/error-summary';
import { EmailField, Field } from '@/components/form/field';
import { fieldsOf } from '@/components/form/field-values';
import { FormTrouble } from '@/components/form/form-trouble';
import { RadioGroup } from '@/components/form/radio-group';
import { SubmitButton } from '@/components/form/submit-button';
import { EMAIL_LENGTH, STAFF_NAME_LENGTH } from '@/contract/limits';
import { type InviteState, inviteStaffAction } from '../actions';
import { RightsFields } from './rights-fields';

export function InviteForm({
  branches,
  doctors,
}: {
  branches: { id: string; name: string }[];
  doctors: { id: string; name: string }[];
}) {
  const locale = useLocale();
  const t = useTranslations('staff.invite');
  const [{ errors, failed, given, questions }, action] = useActionState<InviteState, FormData>(
    inviteStaffAction,
    {
      errors: [],
      failed: null,
      given: { name: '', email: '', language: locale, role: 'staff', scope: 'all', branches: [], doctor: '' },
    },
  );
  const control = fieldsOf(given, errors);
  return (
    // A new form for what was sent back: radio buttons keep their first choice otherwise.
    <form key={JSON.stringify(given)} action={action} className="mt-6 space-y-6" noValidate>
      <ErrorSummary title={t('errorTitle')} errors={errors} />
      {failed ? <FormTrouble title={t('errorTitle')} text={failed} /> : null}
      <ActionFields />
      <Field
        {...control('name')}
        label={t('name')}
        autoComplete="off"
        maxLength={STAFF_NAME_LENGTH}
        dir="auto"
        required
      />
      <EmailField
        {...control('email')}
        label={t('email')}
        autoComplete="off"
        maxLength={EMAIL_LENGTH}
        required
        question={questions?.email}
      />
      <RadioGroup
        id="language"
        label={t('language')}
        defaultValue={given.language}
        look="inline"
        required
        choices={[
          { value: 'en', label: 'English', lang: 'en' },
          { value: 'ar', label: 'العربية', lang: 'ar' },
        ]}
      />
      <RightsFields
        role={given.role}
        scope={given.scope}
        chosen={given.branches}
        branches={branches}
        doctor={given.doctor}
        doctors={doctors}
      />
      <SubmitButton pendingLabel={t('sending')}>{t('submit')}</SubmitButton>
    </form>
  );
}
