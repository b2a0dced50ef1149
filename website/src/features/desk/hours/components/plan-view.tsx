'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { RadioGroup } from '@/components/form/radio-group';
import { SubmitButton } from '@/components/form/submit-button';
import { VISIT_FATES } from '@/contract/hours';
import { ReasonField } from '@/features/desk/frame/components/reason-field';
import type { HoursPlan } from '../actions';
import { EACH, FATE_OF_ALL, type Given } from '../form-rules';
import { OfferedTimes } from './offered-times';
import { WeekPicture } from './week-picture';

interface Props {
  plan: HoursPlan;
  given: Given;
  reasonError: string | undefined;
  opening: Record<string, ReactNode>;
}

/** Shows what a change would do: the visits it hits, each with what becomes of it, the week as it would be, and what visitors find. */
export function PlanView({ plan, given, reasonError, opening }: Props) {
  const t = useTranslations('hours.plan');
  const box = useRef<HTMLElement>(null);
  const { isRemoval, visits, days } = plan;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the form is read again
  useEffect(() => {
    if (reasonError === undefined) box.current?.focus();
  }, [plan]);
  const fates = VISIT_FATES.map((value) => ({ value, label: t(value) }));
  return (
    <section
      ref={box}
      tabIndex={-1}
      onChange={keepTogether}
      aria-labelledby="plan"
      className="space-y-5 rounded-card border-2 border-accent bg-surface p-4 sm:p-6"
    >
      <h2 id="plan" className="text-xl">
        {isRemoval ? t('removalTitle') : t('title')}
      </h2>
      {visits.length === 0 ? (
        <p className="font-semibold text-status-confirmed">{t('noVisits')}</p>
      ) : (
        <div>
          <h3 className="font-semibold text-lg">{t('visits')}</h3>
          <p className="mt-1 text-sm text-text-soft">{t('visitsText')}</p>
          {visits.length > 1 ? (
            <div className="mt-3 rounded-control bg-surface-sky p-3 sm:p-4">
              <RadioGroup
                id={FATE_OF_ALL}
                label={t('all', { count: String(visits.length) })}
                look="inline"
                defaultValue={given[FATE_OF_ALL] ?? EACH}
                choices={[...fates, { value: EACH, label: t('each') }]}
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
          <ReasonField
            id="reason"
            label={t('reason')}
            hint={t('reasonHint')}
            frameClassName="mt-4"
            defaultValue={given.reason}
            error={reasonError}
          />
        </div>
      )}
      {given.what === 'closure' && !isRemoval ? <p>{t('closureNote')}</p> : null}
      {days.length > 0 ? (
        <div>
          <h3 className="font-semibold text-lg">{t('week')}</h3>
          <WeekPicture label={t('week')} days={days} />
        </div>
      ) : null}
      {given.what === 'closure' || given.what === 'out-of-order' ? null : (
        <OfferedTimes offered={plan.offered} opening={opening} />
      )}
      <SubmitButton
        name="step"
        value={isRemoval ? 'removeNow' : 'save'}
        variant={isRemoval ? 'danger' : 'primary'}
        pendingLabel={t('saving')}
      >
        {isRemoval ? t('removeNow') : t('save')}
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
