'use client';

import { createContext, type ReactNode, use, useActionState, useEffect, useState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { SubmitButton } from '@/components/form/submit-button';
import { Button } from '@/components/ui/button';
import { ATTENDANCE_UNDO_SECONDS } from '@/contract/attendance';
import { type PressState, pressAction } from '../actions';

interface Presses {
  /** Handler of every button of the page, so that one place shows the last result. */
  action: (form: FormData) => void;
  /** Fields of the last press, where it was refused. */
  typed: NonNullable<PressState>['typed'];
}

const Press = createContext<Presses | null>(null);

interface Props {
  words: { undo: string; close: string };
  closeIcon: ReactNode;
  children: ReactNode;
}

/** Board around the day's buttons: shows the result of the last one, with an undo for a minute. */
export function DeskBoard({ words, closeIcon, children }: Props) {
  const [state, action] = useActionState<PressState, FormData>(pressAction, null);
  const [hidden, setHidden] = useState<PressState>(null);
  useEffect(() => {
    if (state?.outcome !== 'changed') return;
    const timer = setTimeout(() => setHidden(state), ATTENDANCE_UNDO_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [state]);
  const tone =
    state?.outcome === 'refused'
      ? 'border-danger bg-danger-soft text-danger'
      : 'border-brand bg-surface text-text';
  return (
    <Press value={{ action, typed: state?.typed }}>
      {children}
      {/* Below the list, at the thumb; stays in the page, so that its news are said. */}
      <div
        role="status"
        className="pointer-events-none sticky bottom-0 z-20 flex justify-center pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))] print:hidden"
      >
        {state && hidden !== state ? (
          <div
            className={`pointer-events-auto flex w-full max-w-xl flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border-2 px-4 py-2 shadow-card ${tone}`}
          >
            <p className="font-semibold">{state.text}</p>
            <div className="ms-auto flex items-center gap-1">
              {state.undo ? (
                <form action={action}>
                  <ActionFields of={{ id: state.undo.id, version: state.undo.version }} />
                  <SubmitButton name="press" value="undo" variant="secondary" size="sm">
                    {words.undo}
                  </SubmitButton>
                </form>
              ) : null}
              <Button
                variant="quiet"
                size="sm"
                className="px-3"
                aria-label={words.close}
                onClick={() => setHidden(state)}
              >
                {closeIcon}
              </Button>
            </div>
          </div>
        ) : null}
      </div>
    </Press>
  );
}

export function usePress(): Presses {
  const press = use(Press);
  if (!press) throw new Error('Presses are made on a DeskBoard');
  return press;
}
