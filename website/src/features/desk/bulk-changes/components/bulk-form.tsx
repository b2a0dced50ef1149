'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useActionState, useEffect, useRef, useState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { AnsweredForm } from '@/components/form/answered-form';
import { Field } from '@/components/form/field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextArea } from '@/components/form/text-area';
import { OWN_TEXT_PLACEHOLDERS } from '@/contract/changes';
import { REASON_LENGTH } from '@/contract/limits';
import { bulkAction } from '../actions';
import { type BulkAction, type BulkState, NO_TEXTS } from '../schema';
import { findClashes } from '../spread-rules';
import { BulkRow, type Row } from './bulk-row';

const NOTHING: BulkState = { results: [], text: '', off: [], attempt: '', typed: NO_TEXTS, faults: NO_TEXTS };

interface Props {
  act: BulkAction;
  query: string;
  rows: Row[];
  icons: { done: ReactNode; notDone: ReactNode };
}

/** The list to look at, each with its box, and the press that does it; works without script and by keyboard alone. */
export function BulkForm({ act, query, rows, icons }: Props) {
  const t = useTranslations('bulk');
  const ui = useTranslations('ui');
  const [state, action] = useActionState(bulkAction, NOTHING);
  const [off, setOff] = useState(
    () => new Set([...rows.filter(({ isTicked }) => !isTicked).map(({ id }) => id), ...state.off]),
  );
  const [chosenTimes, setChosenTimes] = useState<Record<string, string>>({});
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state !== NOTHING) outcome.current?.focus();
  }, [state]);
  const tick = (id: string, isOn: boolean) => {
    setOff((former) => {
      const others = [...former].filter((one) => one !== id);
      return new Set(isOn ? others : [...others, id]);
    });
  };
  /** Returns the chosen time, or the preset one if it is no longer offered. */
  const timeOf = ({ id, times, preset }: Row) => {
    const value = chosenTimes[id] ?? preset;
    const find = (wanted: string) => times.find((time) => time.value === wanted);
    return value === '' ? undefined : (find(value) ?? find(preset));
  };
  const choose = (values: Record<string, string>) => {
    setChosenTimes((former) => ({ ...former, ...values }));
    const taken = new Set(Object.keys(values).filter((id) => values[id]));
    setOff((former) => new Set([...former].filter((id) => !taken.has(id))));
  };
  const clashes = findClashes(
    rows.flatMap((row) => {
      const found = timeOf(row);
      return found && !off.has(row.id) ? [{ id: row.id, time: found.time }] : [];
    }),
  );
  const labelOf = (id: string | undefined) => rows.find((row) => row.id === id)?.label ?? '';
  const undecided = rows.filter((row) => row.suggested && !timeOf(row));
  const chosen = rows.filter(({ id }) => !off.has(id)).length;
  const said = t('chosen', { count: String(chosen), of: String(rows.length) });
  const small =
    'inline-flex min-h-11 items-center px-2 font-semibold text-action text-sm underline underline-offset-4';
  const refusals = new Map(state.results.flatMap((one) => (one.isDone ? [] : [[one.id, one.text] as const])));
  return (
    <AnsweredForm turn={state.attempt} action={action} noValidate={false} className="mt-3">
      <ActionFields of={{ act, query }} />
      <div ref={outcome} tabIndex={-1} role="status" className="outline-none">
        {state.text ? (
          <p className="rounded-card border border-danger bg-surface p-3 font-semibold text-danger">
            {state.text}
          </p>
        ) : null}
        {state.results.length > 0 ? (
          <section aria-label={t('results')} className="rounded-card border border-line bg-surface p-3">
            <h2 className="text-lg">{t('results')}</h2>
            <ul className="mt-1 text-sm">
              {state.results.map(({ id, number, isDone, text }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-2 py-1">
                  <span className={isDone ? 'text-status-confirmed' : 'text-danger'}>
                    {isDone ? icons.done : icons.notDone}
                    <span className="sr-only">{isDone ? t('resultDone') : t('resultNotDone')}</span>
                  </span>
                  <bdi dir="ltr" className="font-semibold tabular-nums">
                    {number}
                  </bdi>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      {rows.length > 0 ? (
        <>
          {act === 'message' ? (
            <div className="mt-2 grid gap-3 sm:grid-cols-2">
              {(['en', 'ar'] as const).map((language) => (
                <TextArea
                  key={language}
                  id={`text-${language}`}
                  name={language}
                  label={t(`text.${language}`)}
                  hint={
                    <>
                      {t('text.hint', { max: REASON_LENGTH })}{' '}
                      <bdi dir="ltr">{OWN_TEXT_PLACEHOLDERS.map((name) => `{${name}}`).join(' ')}</bdi>
                    </>
                  }
                  lang={language}
                  dir={language === 'ar' ? 'rtl' : 'ltr'}
                  rows={3}
                  // No maxLength: the browser would silently cut pasted text, and patients would get half a sentence.
                  required
                  error={state.faults[language] || undefined}
                  errorPrefix={ui('errorPrefix')}
                  defaultValue={state.typed[language]}
                />
              ))}
            </div>
          ) : null}
          {act === 'cancel' ? (
            <Field
              id="text-reason"
              name="reason"
              label={t('reason.label')}
              hint={t('reason.hint')}
              dir="auto"
              required
              frameClassName="mt-2"
              error={state.faults.reason || undefined}
              errorPrefix={ui('errorPrefix')}
              defaultValue={state.typed.reason}
            />
          ) : null}
          <div className="sticky top-0 z-10 mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 bg-surface-warm py-2">
            <SubmitButton pendingLabel={t('sending')}>{t(`submit.${act}`)}</SubmitButton>
            <span className="text-sm" aria-live="polite">
              {said}
            </span>
            <button type="button" className={small} onClick={() => setOff(new Set())}>
              {t('all')}
            </button>
            <button type="button" className={small} onClick={() => setOff(new Set(rows.map(({ id }) => id)))}>
              {t('none')}
            </button>
            {undecided.length > 0 ? (
              <button
                type="button"
                className={small}
                onClick={() => choose(Object.fromEntries(undecided.map((row) => [row.id, row.suggested])))}
              >
                {t('suggested')}
              </button>
            ) : null}
          </div>
          <fieldset className="min-w-0">
            <legend className="sr-only">{t('rows')}</legend>
            <ul data-rows className="divide-y divide-line rounded-card border border-line bg-surface">
              {rows.map((row) => (
                <BulkRow
                  key={row.id}
                  row={row}
                  isOn={!off.has(row.id)}
                  time={timeOf(row)?.value ?? ''}
                  faults={[
                    clashes.has(row.id) ? t('clashWith', { other: labelOf(clashes.get(row.id)) }) : '',
                    refusals.get(row.id) ?? '',
                  ].filter(Boolean)}
                  onTick={(isOn) => tick(row.id, isOn)}
                  onTime={(value) => choose({ [row.id]: value })}
                  icon={icons.notDone}
                />
              ))}
            </ul>
          </fieldset>
        </>
      ) : null}
    </AnsweredForm>
  );
}
