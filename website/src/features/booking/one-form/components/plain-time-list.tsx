'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { FieldError } from '@/components/form/field-parts';
import type { Control } from '@/features/booking/details/control-rules';
import { ZoneNote } from '@/features/booking/times/components/zone-note';
import type { PlainState } from '../query';
import type { PlainWords } from '../words';

interface Props {
  state: PlainState;
  locale: string;
  control: Control;
  words: PlainWords;
  help: ReactNode;
}

/** The free times as radio buttons, or what to do to see them. With script, takes the focus when they appear. */
export function PlainTimes({ state, locale, control: { error, errorPrefix }, words, help }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isAnswer = state.turn > 0 && state.errors.length === 0 && state.notice === null;
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
  const zone = state.times?.timeZone ?? '';
  const first = state.times?.groups[0]?.times[0]?.value;
  return (
    <section
      aria-labelledby="part-times"
      className={`space-y-4 rounded-card border bg-surface p-4 sm:p-6 ${error ? 'border-2 border-danger' : 'border-line'}`}
    >
      <h2 ref={heading} id="part-times" tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
        {words.times}
      </h2>
      {state.timesNote ? <p className={state.times ? 'font-semibold' : ''}>{state.timesNote}</p> : null}
      {state.isDeadEnd ? (
        <>
          {state.ways.length > 0 ? <PlainWays title={words.ways} ways={state.ways} /> : null}
          {help}
        </>
      ) : null}
      <FieldError id="time" error={error} errorPrefix={errorPrefix} />
      {state.times ? (
        <fieldset {...(error ? { 'aria-describedby': 'time-error' } : {})}>
          <legend className="font-semibold text-brand text-lg">{state.times.title}</legend>
          {state.times.groups.map(({ part, label, times }) => (
            <div key={part} className="mt-3">
              <p id={`times-${part}`} className="text-sm text-text-soft">
                {label}
                {first === times[0]?.value ? (
                  <ZoneNote locale={locale} timeZone={zone} instant={first ?? null} />
                ) : null}
              </p>
              <ul aria-labelledby={`times-${part}`} className="mt-1 flex flex-wrap gap-2">
                {times.map((time) => (
                  <li key={time.value}>
                    <label className="flex min-h-12 cursor-pointer items-center gap-2 rounded-control border border-line-strong px-3 tabular-nums has-checked:border-accent has-checked:bg-accent-soft">
                      <input
                        type="radio"
                        id={time.value === first ? 'time' : undefined}
                        name="time"
                        value={time.value}
                        defaultChecked={time.value === state.values.time}
                        className="size-5 accent-accent"
                      />
                      {time.label}
                    </label>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </fieldset>
      ) : null}
      {/* Below the times: they are what stands on the first screen of a phone. */}
      {state.fee ? (
        <div>
          <p className="font-semibold">{state.fee.text}</p>
          {state.fee.note ? <p className="text-sm text-text-soft">{state.fee.note}</p> : null}
        </div>
      ) : null}
    </section>
  );
}

/** Other doctors and branches with a free time. Buttons of the form, so that nothing typed is lost on the way. */
function PlainWays({ title, ways }: { title: string; ways: PlainState['ways'] }) {
  return (
    <>
      <p id="ways-title" className="font-semibold">
        {title}
      </p>
      <ul aria-labelledby="ways-title" className="space-y-2">
        {ways.map(({ value, title: name, lang, detail }) => (
          <li key={value}>
            <button
              type="submit"
              name="elsewhere"
              value={value}
              className="block w-full cursor-pointer rounded-control border border-line-strong bg-surface px-4 py-2 text-start hover:border-action"
            >
              <span className="block font-semibold text-action" lang={lang}>
                {name}
              </span>
              <span className="block text-sm text-text-soft">{detail}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
