'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { FaultForm } from '@/components/form/fault-form';
import { EmailField, Field } from '@/components/form/field';
import { faultless, fieldsOf } from '@/components/form/field-values';
import { RadioGroup } from '@/components/form/radio-group';
import type { Named } from '@/components/form/select';
import { SubmitButton } from '@/components/form/submit-button';
import { EMAIL_LENGTH, STAFF_NAME_LENGTH } from '@/contract/limits';
import { type InviteState, inviteStaffAction } from '../actions';
import { RightsFields } from './rights-fields';

export function InviteForm({ branches, doctors }: { branches: Named[]; doctors: Named[] }) {
  const t = useTranslations('staff.invite');
  const locale = useLocale();
  const start = {
    name: '',
    email: '',
    language: locale,
    role: 'staff',
    scope: 'all',
    branches: [],
    doctor: '',
  };
  const [state, action] = useActionState<InviteState, FormData>(inviteStaffAction, faultless(start));
  const { errors, given, questions } = state;
  const control = fieldsOf(given, errors);
  return (
    <FaultForm state={state} action={action} title={t('errorTitle')} className="mt-6 space-y-6">
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
      <RightsFields given={given} branches={branches} doctors={doctors} />
      <SubmitButton pendingLabel={t('sending')}>{t('submit')}</SubmitButton>
    </FaultForm>
  );
}
