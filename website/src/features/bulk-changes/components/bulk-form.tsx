'use client';

import { type ReactNode, useActionState, useEffect, useRef, useState } from 'react';
import { SubmitButton } from '@/components/form/submit-button';
import { TextArea } from '@/components/form/text-area';
import { bulkAction } from '../actions';
import type { BulkState } from '../schema';

/** One appointment of the list to look at. */
export interface BulkRow {
  id: string;
  version: number;
  /** Says whom the box is for. */
  label: string;
  content: ReactNode;
  /** Where it could go; null where nothing is to be chosen. */
  times: { value: string; text: string }[] | null;
  /** Ticked to begin with: what could not be done as it stands is not. */
  isTicked: boolean;
}

const NO_TEXTS = { en: '', ar: '' };
const NOTHING: BulkState = { results: [], text: '', off: [], attempt: '', typed: NO_TEXTS, faults: NO_TEXTS };

/** The list to look at, each with its box, and the press that does it; works without script and by keyboard alone. */
export function BulkForm({
  locale,
  act,
  query,
  to,
  rows,
  words,
  icons,
}: {
  locale: string;
  act: string;
  query: string;
  to: string | null;
  rows: BulkRow[];
  words: {
    submit: string;
    sending: string;
    all: string;
    none: string;
    time: string;
    /** With `{count}` and `{of}`. */
    chosen: string;
    results: string;
    done: string;
    notDone: string;
    rows: string;
    textEn: string;
    textAr: string;
    textHint: ReactNode;
    errorPrefix: string;
  };
  icons: { done: ReactNode; notDone: ReactNode };
}) {
  const [state, action] = useActionState(bulkAction, NOTHING);
  const [off, setOff] = useState(
    () => new Set([...rows.filter(({ isTicked }) => !isTicked).map(({ id }) => id), ...state.off]),
  );
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state !== NOTHING) outcome.current?.focus();
  }, [state]);
  const tick = (id: string, isOn: boolean) => {
    const next = new Set(off);
    if (isOn) next.delete(id);
    else next.add(id);
    setOff(next);
  };
  const chosen = rows.filter(({ id }) => !off.has(id)).length;
  const said = words.chosen.replace('{count}', String(chosen)).replace('{of}', String(rows.length));
  const small =
    'inline-flex min-h-11 items-center px-2 font-semibold text-action text-sm underline underline-offset-4';
  const refusals = new Map(state.results.flatMap((one) => (one.isDone ? [] : [[one.id, one.text] as const])));
  return (
    <form action={action} className="mt-3">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="query" value={query} />
      {to ? <input type="hidden" name="to" value={to} /> : null}
      <div ref={outcome} tabIndex={-1} role="status" className="outline-none">
        {state.text ? (
          <p className="rounded-card border border-danger bg-surface p-3 font-semibold text-danger">
            {state.text}
          </p>
        ) : null}
        {state.results.length > 0 ? (
          <section aria-label={words.results} className="rounded-card border border-line bg-surface p-3">
            <h2 className="text-lg">{words.results}</h2>
            <ul className="mt-1 text-sm">
              {state.results.map(({ id, number, isDone, text }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-2 py-1">
                  <span className={isDone ? 'text-status-confirmed' : 'text-danger'}>
                    {isDone ? icons.done : icons.notDone}
                    <span className="sr-only">{isDone ? words.done : words.notDone}</span>
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
            <div key={`typed ${state.attempt}`} className="mt-2 grid gap-3 sm:grid-cols-2">
              {(['en', 'ar'] as const).map((language) => (
                <TextArea
                  key={language}
                  id={`text-${language}`}
                  label={language === 'en' ? words.textEn : words.textAr}
                  hint={words.textHint}
                  lang={language}
                  dir={language === 'ar' ? 'rtl' : 'ltr'}
                  rows={3}
                  // No length: the browser would cut off what is pasted, and nobody would see what patients are not told.
                  required
                  error={state.faults[language] || undefined}
                  errorPrefix={words.errorPrefix}
                  defaultValue={state.typed[language]}
                />
              ))}
            </div>
          ) : null}
          <div className="sticky top-0 z-10 mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 bg-surface-warm py-2">
            <SubmitButton pendingLabel={words.sending}>{words.submit}</SubmitButton>
            <span className="text-sm" aria-live="polite">
              {said}
            </span>
            <button type="button" className={small} onClick={() => setOff(new Set())}>
              {words.all}
            </button>
            <button type="button" className={small} onClick={() => setOff(new Set(rows.map(({ id }) => id)))}>
              {words.none}
            </button>
          </div>
          {/* Anew after each press: the browser would put the boxes of the form back as they first were. */}
          <ul
            data-rows
            key={state.attempt}
            aria-label={words.rows}
            className="divide-y divide-line rounded-card border border-line bg-surface"
          >
            {rows.map(({ id, version, label, content, times }) => (
              <li key={id} className="px-3 py-1.5">
                <input type="hidden" name="row" value={id} />
                <div className="flex flex-wrap items-center gap-x-3">
                  <label className="flex min-h-11 min-w-0 grow cursor-pointer items-center gap-3">
                    <input
                      type="checkbox"
                      name="pick"
                      value={`${id} ${version}`}
                      aria-label={label}
                      checked={!off.has(id)}
                      onChange={({ currentTarget }) => tick(id, currentTarget.checked)}
                      className="size-6 shrink-0 accent-accent"
                    />
                    <span className="min-w-0 grow">{content}</span>
                  </label>
                  {times && times.length > 0 ? (
                    <select
                      name={`time-${id}`}
                      aria-label={`${words.time}: ${label}`}
                      className="min-h-11 rounded-control border border-line-strong bg-surface px-2 max-sm:ms-9 max-sm:w-full"
                    >
                      {times.map(({ value, text }) => (
                        <option key={value} value={value}>
                          {text}
                        </option>
                      ))}
                    </select>
                  ) : null}
                </div>
                {refusals.has(id) ? (
                  <p className="ms-9 flex items-center gap-2 pb-1 font-semibold text-danger text-sm">
                    {icons.notDone}
                    {refusals.get(id)}
                  </p>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </form>
  );
}
