'use client';

import { ActionFields } from '@/components/form/action-fields';
import { AnsweredForm } from '@/components/form/answered-form';
import { SubmitButton } from '@/components/form/submit-button';
import { ReasonField } from '@/features/desk/frame/components/reason-field';
import type { Press } from '../rules';
import { usePress } from './desk-board';

interface Props {
  id: string;
  version: number;
  label: string;
  presses: { press: Press; label: string }[];
  /** Words to call somebody in before others, which takes a reason; null when it is their turn. */
  before: { summary: string; reason: string } | null;
}

export function PressForm({ id, version, label, presses, before }: Props) {
  const { action, typed } = usePress();
  const isCall = ({ press }: { press: Press }) => before !== null && press === 'with_doctor';
  const call = presses.find(isCall);
  const button = { name: 'press', className: 'px-4 max-sm:grow' };
  if (presses.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
    <div role="group" aria-label={label} className="flex flex-wrap gap-2 print:hidden">
      <form action={action} className="contents">
        <ActionFields of={{ id, version }} />
        {presses
          .filter((one) => !isCall(one))
          .map(({ press, label: words }, index) => (
            <SubmitButton
              key={press}
              {...button}
              value={press}
              variant={index === 0 ? 'primary' : 'secondary'}
            >
              {words}
            </SubmitButton>
          ))}
      </form>
      {before && call ? (
        <details>
          <summary className="min-h-11 cursor-pointer font-semibold text-action leading-11">
            {before.summary}
          </summary>
          {/* A form of its own: Enter in the reason presses its first button. */}
          <AnsweredForm turn="" action={action} noValidate={false} className="flex flex-wrap items-end gap-2">
            <ActionFields of={{ id, version }} />
            <ReasonField
              id={`reason-${id}`}
              label={before.reason}
              defaultValue={typed?.id === id ? typed.reason : undefined}
            />
            <SubmitButton {...button} value={call.press}>
              {call.label}
            </SubmitButton>
          </AnsweredForm>
        </details>
      ) : null}
    </div>
  );
}
