'use client';

import { useTranslations } from 'next-intl';
import { useActionState, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { SubmitButton } from '@/components/form/submit-button';
import { Button } from '@/components/ui/button';
import { showToast } from '@/lib/browser/toast';
import { type MoveState, moveInCalendarAction } from '../actions';
import type { Choice, MovableVisit } from '../move-rules';

interface Props {
  visit: MovableVisit | null;
  choice: Choice | null;
  /** Called when nothing was moved; `isStale` when choosing another time would not help. */
  onBack: (isStale: boolean) => void;
  onMoved: (text: string) => void;
}

export function MoveDialog({ visit, choice, onBack, onMoved }: Props) {
  const t = useTranslations('staffCalendar.moving');
  const dialog = useRef<HTMLDialogElement>(null);
  const untold = useRef({ isGone: false, text: '' });
  const move = async (former: MoveState, form: FormData) => {
    const next = await moveInCalendarAction(former, form);
    if (next?.outcome === 'changed') {
      if (untold.current.isGone) showToast({ type: 'success', message: next.text });
      else untold.current.text = next.text;
    }
    return next;
  };
  const [state, action] = useActionState(move, null);
  const [seen, setSeen] = useState<MoveState>(null);
  const moved = useEffectEvent((text: string) => onMoved(text));
  useEffect(() => {
    if (state?.outcome !== 'changed') return;
    untold.current.text = '';
    moved(state.text);
  }, [state]);
  // The calendar is reloaded after a move; if that fails, an error page replaces this one.
  useEffect(() => {
    const own = untold.current;
    own.isGone = false;
    return () => {
      own.isGone = true;
      if (own.text) showToast({ type: 'success', message: own.text });
    };
  }, []);
  const isOpen = visit !== null && choice !== null;
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  const isRefused = state?.outcome === 'refused' && state !== seen;
  const goBack = () => {
    setSeen(state);
    onBack(isRefused && state.isStale === true);
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={isOpen ? 'move-question' : undefined}
      onCancel={(event) => {
        event.preventDefault();
        goBack();
      }}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-5 text-text shadow-card backdrop:bg-surface-deep/60"
    >
      {visit && choice ? (
        <form action={action} className="space-y-4">
          <h2 id="move-question" className="text-lg">
            {visit.doctor === choice.doctor
              ? t('ask', { when: choice.when })
              : t('askDoctor', { when: choice.when, doctor: choice.doctorName })}
          </h2>
          <p>
            <bdi className="font-semibold">{visit.name}</bdi>
            <br />
            <span className="text-text-soft">
              {t('was')} {visit.was}
            </span>
          </p>
          <p>{t(visit.isReached ? 'told' : 'notTold')}</p>
          <div role="alert">
            {isRefused ? (
              <p className="rounded-control bg-danger-soft p-3 font-semibold text-danger">{state.text}</p>
            ) : null}
          </div>
          <ActionFields
            of={{ id: visit.id, version: visit.version, startsAt: choice.startsAt, doctor: choice.doctor }}
          />
          <div className="flex flex-wrap gap-2">
            {isRefused ? null : (
              <SubmitButton autoFocus size="sm" pendingLabel={t('pending')}>
                {t('submit')}
              </SubmitButton>
            )}
            <Button variant="secondary" size="sm" onClick={goBack}>
              {isRefused ? t('close') : t('keep')}
            </Button>
          </div>
        </form>
      ) : null}
    </dialog>
  );
}
