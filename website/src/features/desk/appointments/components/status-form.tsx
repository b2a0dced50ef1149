'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useActionState, useState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { Field } from '@/components/form/field';
import { OutcomeNote } from '@/components/form/outcome-note';
import { SubmitButton } from '@/components/form/submit-button';
import { REASON_LENGTH } from '@/contract/limits';
import { changeStatusAction, type StatusState } from '../actions';

interface Props {
  id: string;
  version: number;
  moves: { to: string; label: string; needsReason: boolean }[];
  history: { text: string; isOwn: boolean }[];
  /** Choice of the visits of a series that are canceled with it. */
  scope: ReactNode;
}

const NOTHING: StatusState = { outcome: 'none', text: '' };

export function StatusForm({ id, version, moves, history, scope }: Props) {
  const t = useTranslations('appointments.move');
  const [state, action] = useActionState(changeStatusAction, NOTHING);
  // The page asks for the appointment again by itself: what others did since it was opened is said.
  const [seen] = useState(history.length);
  const news = history.slice(seen).filter((line) => !line.isOwn);
  return (
    // The words of the page are said, not those of the browser, which may speak another language.
    <form action={action} className="mt-3 space-y-4" noValidate>
      <OutcomeNote state={state} isGood={state.outcome === 'changed'}>
        {state.text}
      </OutcomeNote>
      <div role="status">
        {news.length > 0 ? (
          <div className="rounded-control bg-status-pending-soft p-3 text-status-pending">
            <p className="font-semibold">{t('changes')}</p>
            <ul className="ms-5 list-disc">
              {news.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
      <ActionFields of={{ id, version }} />
      {moves.length === 0 ? (
        <p className="text-text-soft">{t('none')}</p>
      ) : (
        <>
          <Field
            id="reason"
            label={t('reason')}
            hint={t('reasonHint')}
            error={state.isReasonMissing ? t('reasonMissing') : undefined}
            maxLength={REASON_LENGTH}
            defaultValue={state.reason ?? ''}
            dir="auto"
            required={moves.every((move) => move.needsReason)}
          />
          {scope}
          <div className="flex flex-wrap gap-3">
            {moves.map(({ to, label }, index) => (
              <SubmitButton
                key={to}
                name="to"
                value={to}
                variant={index === 0 && to !== 'canceled' ? 'primary' : 'secondary'}
              >
                {label}
              </SubmitButton>
            ))}
          </div>
        </>
      )}
    </form>
  );
}
