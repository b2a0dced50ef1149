import type { ReactNode } from 'react';
import { CONTROL_CLASS, FieldError, FieldHint } from '@/components/form/field-parts';
import type { HoursRow } from '@/contract/clinic-settings';
import { cn } from '@/lib/text/cn';
import type { FormWords } from '../words';

/** A weekday can be open twice: before and after noon. */
const OPENINGS = 2;
/** Rows for further dates, with every page anew. */
const MORE_DATES = 3;

interface Props {
  id: string;
  label: ReactNode;
  hint: ReactNode;
  error: string | undefined;
  rows: HoursRow[];
  words: Pick<FormWords, 'weekdays' | 'row' | 'date' | 'from' | 'to' | 'comma'>;
}

/** Two of them fit side by side into 360 px. */
const LOOK = cn(CONTROL_CLASS, 'min-w-0 px-2! sm:w-36');

/** Two times of a row. A missing one is refused by the backend, in words. */
function Times({ id, row, words, of }: Pick<Props, 'id' | 'words'> & { row: HoursRow; of: string }) {
  const input = (name: 'opensAt' | 'closesAt', label: string) => (
    <input
      type="time"
      name={`${id}.${name}`}
      aria-label={`${of}${words.comma}${label}`}
      defaultValue={row[name]}
      dir="ltr"
      className={LOOK}
    />
  );
  return (
    <span className="flex w-full items-center gap-2 sm:w-auto">
      {input('opensAt', words.from)}
      <span aria-hidden="true">{words.to}</span>
      {input('closesAt', words.to)}
    </span>
  );
}

interface FrameProps extends Omit<Props, 'rows' | 'words'> {
  children: ReactNode;
}

/** A setting of several controls. */
export function Frame({ id, label, hint, error, children }: FrameProps) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={[`${id}-hint`, error ? `${id}-error` : ''].join(' ').trim()}
      className={cn('outline-none', error && 'border-danger border-s-4 ps-3')}
    >
      <legend className="mb-1 font-semibold">{label}</legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id} error={error} />
      {children}
    </fieldset>
  );
}

/** Hours of a week: each day with its openings; a day without times is closed. */
export function WeekHours({ rows, words, ...frame }: Props) {
  const { id } = frame;
  return (
    <Frame {...frame}>
      <ul className="mt-2 divide-y divide-line">
        {Object.entries(words.weekdays).map(([day, name]) => {
          const own = rows.filter((row) => row.day === day);
          const free = Math.max(OPENINGS - own.length, 0);
          const shown = [...own, ...Array<HoursRow>(free).fill({ day, opensAt: '', closesAt: '' })];
          return (
            <li key={day} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-2">
              <span className="w-24 font-semibold">{name}</span>
              {shown.map((row, index) => {
                const of = words.row.replace('{day}', name).replace('{number}', String(index + 1));
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
                  <span key={index} className="w-full sm:w-auto">
                    <input type="hidden" name={`${id}.day`} value={day} />
                    <Times id={id} row={row} words={words} of={of} />
                  </span>
                );
              })}
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}

/** Dates with hours of their own; a date without times is closed, an empty row is none. */
export function DayHours({ rows, words, ...frame }: Props) {
  const { id } = frame;
  const more = Array<HoursRow>(MORE_DATES).fill({ day: '', opensAt: '', closesAt: '' });
  return (
    <Frame {...frame}>
      <ul className="mt-2 divide-y divide-line">
        {[...rows, ...more].map((row, index) => {
          const of = words.row.replace('{day}', words.date).replace('{number}', String(index + 1));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
            <li key={index} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-2">
              <input
                type="date"
                name={`${id}.day`}
                aria-label={of}
                defaultValue={row.day}
                dir="ltr"
                className={LOOK}
              />
              <Times id={id} row={row} words={words} of={of} />
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}
