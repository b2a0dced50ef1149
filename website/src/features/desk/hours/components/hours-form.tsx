'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useActionState, useEffect, useRef, useState } from 'react';
import { FaultForm } from '@/components/form/fault-form';
import { faultless, fieldsOf } from '@/components/form/field-values';
import { RadioGroup } from '@/components/form/radio-group';
import { type Option, optionsOf, Select } from '@/components/form/select';
import { SubmitButton } from '@/components/form/submit-button';
import { Ticks } from '@/components/form/ticks';
import { VISIT_FATES } from '@/contract/hours';
import { ReasonField } from '@/features/desk/frame/components/reason-field';
import { lostControls } from '@/lib/browser/lost-answer';
import { changeHoursAction, type HoursPlan, type HoursState } from '../actions';
import { EACH, FATE_OF_ALL, type Given, isDecision, withSent } from '../form-rules';
import { AbsenceFields, type NamedDay, SetFields } from './hours-fields';
import { OfferedTimes } from './offered-times';
import { WeekPicture } from './week-picture';

const HIDDEN = ['what', 'doctor', 'id', 'version', 'week'] as const;

interface Props {
  given: Given;
  branches?: Option[];
  rooms?: Option[];
  weekdays?: NamedDay[];
  opening?: Record<string, ReactNode>;
}

/** A set of hours, a day off, a closure or days out of order: filled in, looked at, then saved. Works without script. */
export function HoursForm({ given: first, branches = [], rooms = [], weekdays = [], opening = {} }: Props) {
  const t = useTranslations('hours.form');
  // Drawn anew because an answer got lost, it has the rows that were copied into it, and what was decided.
  const [start] = useState(() => ({ ...faultless(withSent(first, lostControls())), plan: null }));
  const [state, action] = useActionState<HoursState, FormData>(changeHoursAction, start);
  const { given, errors, plan } = state;
  const control = fieldsOf(given, errors);
  const fields = { given, control, branches, rooms };
  // Decisions go along until their visits are looked up again.
  const hidden = [...HIDDEN, ...(plan ? [] : Object.keys(given).filter(isDecision))];
  return (
    <FaultForm
      state={state}
      action={action}
      title={t('errorTitle')}
      fields={Object.fromEntries(hidden.map((name) => [name, given[name] ?? '']))}
      className="mt-4 space-y-6"
    >
      {given.what === 'schedule' ? (
        <SetFields {...fields} weekdays={weekdays} />
      ) : (
        <AbsenceFields {...fields} />
      )}
      <div>
        <p className="mb-2 text-sm text-text-soft">{t('checkHint')}</p>
        <div className="flex flex-wrap gap-3">
          <SubmitButton
            name="step"
            value="check"
            variant={plan ? 'secondary' : 'primary'}
            pendingLabel={t('checking')}
          >
            {t('check')}
          </SubmitButton>
          {given.id ? (
            <SubmitButton name="step" value="remove" variant="secondary" pendingLabel={t('checking')}>
              {t('remove')}
            </SubmitButton>
          ) : null}
        </div>
      </div>
      {plan ? (
        <PlanView plan={plan} given={given} reasonError={control('reason').error} opening={opening} />
      ) : null}
      {given.what === 'schedule' ? <CopyDay weekdays={weekdays} /> : null}
    </FaultForm>
  );
}

function CopyDay({ weekdays }: { weekdays: NamedDay[] }) {
  const t = useTranslations('hours.form');
  return (
    <details className="rounded-card border border-line px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-action">{t('copyTitle')}</summary>
      <div className="space-y-4 pb-4">
        <Select id="copyFrom" label={t('copyFrom')} options={optionsOf(weekdays)} frameClassName="max-w-60" />
        <Ticks
          id="copyTo"
          name="copyTo"
          label={t('copyTo')}
          options={optionsOf(weekdays)}
          chosen={[]}
          className="flex flex-wrap gap-x-6"
        />
        <SubmitButton name="step" value="copy" variant="secondary" pendingLabel={t('checking')}>
          {t('copy')}
        </SubmitButton>
      </div>
    </details>
  );
}

interface PlanProps {
  plan: HoursPlan;
  given: Given;
  reasonError: string | undefined;
  opening: Record<string, ReactNode>;
}

/** Shows what a change would do: the visits it hits, each with what becomes of it, the week as it would be, and what visitors find. */
function PlanView({ plan, given, reasonError, opening }: PlanProps) {
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
