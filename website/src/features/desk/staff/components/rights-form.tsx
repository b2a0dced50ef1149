'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useActionState } from 'react';
import { FaultForm } from '@/components/form/fault-form';
import { faultless } from '@/components/form/field-values';
import { SubmitButton } from '@/components/form/submit-button';
import { changeRightsAction, type RightsState } from '../actions';
import { RightsFields } from './rights-fields';

interface Props extends Pick<ComponentProps<typeof RightsFields>, 'branches' | 'doctors'> {
  id: string;
  /** Rights as they were when the form was drawn. */
  seen: string;
  rights: RightsState['given'];
}

/** Rights of an account; what was chosen stays where it is refused. */
export function RightsForm({ id, seen, rights, ...lists }: Props) {
  const t = useTranslations('staff.rights');
  const [state, action] = useActionState<RightsState, FormData>(changeRightsAction, faultless(rights));
  return (
    <FaultForm
      state={state}
      action={action}
      title={t('errorTitle')}
      fields={{ id, seen }}
      className="mt-4 space-y-6"
      noValidate={false}
    >
      <RightsFields given={state.given} {...lists} />
      <SubmitButton pendingLabel={t('saving')}>{t('save')}</SubmitButton>
    </FaultForm>
  );
}
