'use client';

import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Field } from '@/components/form/field';
import { RadioGroup } from '@/components/form/radio-group';
import { SubmitButton } from '@/components/form/submit-button';
import { VISIT_FATES } from '@/contract/hours';
import { REASON_LENGTH } from '@/contract/limits';
import type { HoursPlan } from '../actions';
import { EACH, FATE_OF_ALL, type Given } from '../form-rules';
import type { HoursFormWords } from '../form-words';
import { OfferedTimes } from './offered-times';
import { WeekPicture } from './week-picture';

/** What a change would do: the visits it hits, each with what becomes of it, the week as it would be, and what visitors find. */
export function PlanView({
  plan,
  given,
  reasonError,
  opening,
  words: { plan: words, offered, nothing },
}: {
  plan: HoursPlan;
  given: Given;
  reasonError: string | undefined;
  opening: Record<string, ReactNode>;
  words: HoursFormWords;
}) {
  const box = useRef<HTMLElement>(null);
  const { isRemoval, visits, days } = plan;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the form is read again
  useEffect(() => {
    if (reasonError === undefined) box.current?.focus();
  }, [plan]);
  const fates = VISIT_FATES.map((value) => ({ value, label: words[value] }));
  return (
    <section
      ref={box}
      tabIndex={-1}
      onChange={keepTogether}
      aria-labelledby="plan"
      className="space-y-5 rounded-card border-2 border-accent bg-surface p-4 sm:p-6"
    >
      <h2 id="plan" className="text-xl">
        {isRemoval ? words.removalTitle : words.title}
      </h2>
      {visits.length === 0 ? <p className="font-semibold text-status-confirmed">{words.noVisits}</p> : null}
      {visits.length > 0 ? (
        <div>
          <h3 className="font-semibold text-lg">{words.visits}</h3>
          <p className="mt-1 text-sm text-text-soft">{words.visitsText}</p>
          {visits.length > 1 ? (
            <div className="mt-3 rounded-control bg-surface-sky p-3 sm:p-4">
              <RadioGroup
                id={FATE_OF_ALL}
                label={words.all.replace('{count}', String(visits.length))}
                look="inline"
                defaultValue={given[FATE_OF_ALL] ?? EACH}
                choices={[...fates, { value: EACH, label: words.each }]}
              />
            </div>
          ) : null}
          <ul className="mt-3 space-y-4">
            {visits.map(({ id, version, line, number }) => (
              <li key={id}>
                <input type="hidden" name={`version-${id}`} value={version} />
                <RadioGroup
                  id={`fate-${id}`}
                  label={
                    <>
                      <bdi>{line}</bdi>{' '}
                      <bdi dir="ltr" className="whitespace-nowrap font-normal text-text-soft">
                        {number}
                      </bdi>
                    </>
                  }
                  look="inline"
                  defaultValue={given[`fate-${id}`] ?? 'toMove'}
                  choices={fates}
                />
              </li>
            ))}
          </ul>
          <Field
            id="reason"
            label={words.reason}
            hint={words.reasonHint}
            maxLength={REASON_LENGTH}
            autoComplete="off"
            dir="auto"
            frameClassName="mt-4"
            defaultValue={given.reason ?? ''}
            error={reasonError}
          />
        </div>
      ) : null}
      {given.what === 'closure' && !isRemoval ? <p>{words.closureNote}</p> : null}
      {days.length > 0 ? (
        <div>
          <h3 className="font-semibold text-lg">{words.week}</h3>
          <WeekPicture label={words.week} days={days} nothing={nothing} />
        </div>
      ) : null}
      {given.what === 'closure' ? null : (
        <OfferedTimes {...offered} offered={plan.offered} opening={opening} />
      )}
      <SubmitButton
        name="step"
        value={isRemoval ? 'removeNow' : 'save'}
        variant={isRemoval ? 'danger' : 'primary'}
        pendingLabel={words.saving}
      >
        {isRemoval ? words.removeNow : words.save}
      </SubmitButton>
    </section>
  );
}

/** The choice for all is seen in each row, and ends when a row is decided about by itself; the server reads it the same way. */
function keepTogether({ currentTarget, target }: FormEvent<HTMLElement>): void {
  if (!(target instanceof HTMLInputElement) || !target.name.startsWith('fate-')) return;
  const choose = (selector: string) => {
    for (const box of currentTarget.querySelectorAll<HTMLInputElement>(selector)) box.checked = true;
  };
  if (target.name !== FATE_OF_ALL) choose(`[name="${FATE_OF_ALL}"][value="${EACH}"]`);
  else if (target.value !== EACH) {
    choose(`[name^="fate-"]:not([name="${FATE_OF_ALL}"])[value="${target.value}"]`);
  }
}
