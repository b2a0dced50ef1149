'use client';

import { useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { OutcomeNote } from '@/components/form/outcome-note';
import { SubmitButton } from '@/components/form/submit-button';
import { type JoinState, joinAction } from '../actions';

interface Props {
  id: string;
  wish: { do: 'join'; other: string } | { do: 'separate'; join: string };
  name: string;
  question?: string;
}

/** Records that two patients are the same person, asking again in doubt, or undoes it; works without script. */
export function JoinForm({ id, wish, name, question }: Props) {
  const t = useTranslations('patientSearch.joins');
  const [state, action] = useActionState<JoinState, FormData>(joinAction, null);
  const isAsked = state === 'asked';
  return (
    <form action={action} className="mt-1">
      <OutcomeNote state={state} isGood={false}>
        {isAsked ? question : state?.text}
      </OutcomeNote>
      <ActionFields of={{ id, ...wish, ...(isAsked && { sure: 'yes' }) }} />
      <SubmitButton
        variant="secondary"
        size="sm"
        pendingLabel={t('sending')}
        aria-label={isAsked ? undefined : t(`${wish.do}Label`, { name })}
        className={isAsked ? 'mt-2' : undefined}
      >
        {t(isAsked ? 'sure' : wish.do)}
      </SubmitButton>
    </form>
  );
}
