'use client';

import { useActionState } from 'react';
import { Checkbox } from '@/components/form/checkbox';
import { FaultForm } from '@/components/form/fault-form';
import { Field } from '@/components/form/field';
import { type Option, Select, withChosen } from '@/components/form/select';
import { SubmitButton } from '@/components/form/submit-button';
import { TextArea } from '@/components/form/text-area';
import type { SettingField, SettingGroup, SettingValue } from '@/contract/clinic-settings';
import { isolate } from '@/contract/isolate';
import type { FieldError } from '@/contract/refusals';
import { cn } from '@/lib/text/cn';
import { changeSettingsAction, type SettingsState } from '../actions';
import { isSame, settingOf, WIDE_KINDS } from '../rules';
import type { FormWords } from '../words';
import { DayHours, Frame, WeekHours } from './hours-rows';

const NOTHING: SettingsState = { text: null, isConflict: false, faults: [], typed: {} };

interface Props {
  part: SettingGroup;
  version: string;
  fields: SettingField[];
  services: Option[];
  words: FormWords;
}

export function SettingsForm({ part, version, fields, services, words }: Props) {
  const [state, action] = useActionState(changeSettingsAction, NOTHING);
  const faults = state.faults.map((fault) => sayFault(fault, state.typed, { fields, words }));
  const drawnWith = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const errors = faults.map(({ at, label, text }) => ({ fieldId: at, message: `${label}: ${text}` }));
  return (
    <FaultForm
      state={{ errors, given: [state, version] }}
      action={action}
      title={words.errors}
      fields={{ part, version, drawnWith: JSON.stringify(drawnWith) }}
      className="mt-6 space-y-6"
      refusal={state}
    >
      <div className="grid gap-6 rounded-card border border-line bg-surface p-panel sm:p-6 md:grid-cols-2">
        {fields.map((field) => {
          const { name, kind, value } = field;
          const typed = state.typed[name];
          const isOutrun = state.isConflict && typed !== undefined && !isSame(typed, value);
          const now = isOutrun ? sayValue(value, field, { services, words }) : undefined;
          return (
            <div key={name} className={cn(WIDE_KINDS.includes(kind) && 'md:col-span-2')}>
              <SettingControl
                field={field}
                value={typed ?? value}
                words={words}
                errorOf={(path) => faults.find(({ at }) => at === path)?.text}
                now={now === undefined ? undefined : words.now.replace('{value}', isolate(now))}
                services={services}
              />
            </div>
          );
        })}
      </div>
      <SubmitButton pendingLabel={words.pending}>{words.submit}</SubmitButton>
    </FaultForm>
  );
}

/** A fault at the control it is shown with: rows of hours have one for all, which names the row. */
function sayFault(
  { path: [path], code, message }: FieldError,
  typed: SettingsState['typed'],
  { fields, words }: Pick<Props, 'fields' | 'words'>,
) {
  const name = settingOf(path);
  const field = fields.find((one) => one.name === name);
  const rows = typed[name];
  const row = Array.isArray(rows) ? rows[Number(path.split('.')[1])] : undefined;
  const day = row && `${words.weekdays[row.day] ?? row.day} ${row.opensAt}–${row.closesAt}`;
  const said =
    code === 'explained'
      ? message
      : (words.faults[code] ?? words.faults.invalid ?? code)
          .replace('{min}', String(field?.min ?? ''))
          .replace('{max}', String(field?.max ?? field?.maxLength ?? ''));
  return {
    at: Array.isArray(field?.value) ? name : path,
    label: words.fields[name]?.label ?? name,
    text: day ? `${day}: ${said}` : said,
  };
}

function sayValue(
  value: SettingValue,
  field: SettingField,
  { services, words }: Pick<Props, 'services' | 'words'>,
): string {
  if (Array.isArray(value))
    return value
      .map(({ day, opensAt, closesAt }) => `${words.weekdays[day] ?? day} ${opensAt}–${closesAt}`)
      .join(words.comma);
  if (typeof value === 'object') return [value.en, value.ar].filter(Boolean).join(' / ') || words.nothing;
  if (field.kind === 'switch') return value === 'true' ? words.on : words.off;
  const option = services.find((one) => one.value === value)?.label ?? words.choices[field.name]?.[value];
  return option ?? (value || words.nothing);
}

interface ControlProps {
  field: SettingField;
  value: SettingValue;
  words: FormWords;
  errorOf: (path: string) => string | undefined;
  /** Value that stands there now, where a colleague was faster. */
  now: string | undefined;
  services: Option[];
}

function SettingControl({ field, value, words, errorOf, now, services }: ControlProps) {
  const { name, kind, isRequired, min, max } = field;
  const { label = name, hint = '' } = words.fields[name] ?? {};
  const isNumber = kind === 'number' && min !== null && max !== null;
  const bounds = isNumber
    ? words.bounds.replace('{min}', String(min)).replace('{max}', String(max))
    : undefined;
  const said = [hint, bounds, now].filter(Boolean).join(' ');
  // A required choice starts with its first option, so it has no empty line.
  const isFirst = kind === 'choice' && words.choices[name]?.none === undefined;
  const common = {
    id: name,
    label,
    hint: said,
    error: errorOf(name),
    optionalLabel: isRequired || isFirst || kind === 'switch' ? undefined : words.optional,
  };
  if (kind === 'words' && typeof value === 'object' && 'en' in value)
    return <Words field={field} value={value} words={words} errorOf={errorOf} now={now} />;
  if (Array.isArray(value)) {
    const given = { ...common, words, rows: value };
    return kind === 'weekHours' ? <WeekHours {...given} /> : <DayHours {...given} />;
  }
  const text = typeof value === 'string' ? value : '';
  if (kind === 'switch') return <Checkbox {...common} hint={said} defaultChecked={text === 'true'} />;
  if (kind === 'choice' || kind === 'service') {
    const named = words.choices[name] ?? {};
    const options =
      kind === 'service'
        ? withChosen(services, [text], words.unlisted)
        : field.options.map((option) => ({ value: option, label: named[option] ?? option }));
    const nothing = isRequired || isFirst ? {} : { placeholder: named.none ?? words.nothing };
    const chosen = isFirst ? text || field.options[0] : text;
    return <Select {...common} {...nothing} options={options} defaultValue={chosen} className="max-w-md" />;
  }
  return (
    <Field
      {...common}
      type={kind === 'time' ? 'time' : 'text'}
      inputMode={kind === 'number' ? 'numeric' : undefined}
      dir="ltr"
      autoComplete="off"
      defaultValue={text}
      className={kind === 'line' ? 'max-w-md' : 'max-w-40'}
    />
  );
}

interface WordsProps extends Pick<ControlProps, 'field' | 'words' | 'errorOf' | 'now'> {
  value: Record<'en' | 'ar', string>;
}

function Words({ field: { name, maxLength, isRequired }, value, words, errorOf, now }: WordsProps) {
  const { label = name, hint = '' } = words.fields[name] ?? {};
  const longest = maxLength === null ? '' : words.longest.replace('{max}', String(maxLength));
  const title = isRequired ? label : `${label} (${words.optional})`;
  return (
    <Frame id={name} label={title} hint={[hint, longest, now].filter(Boolean).join(' ')} error={undefined}>
      <div className="mt-2 grid gap-4 md:grid-cols-2">
        {(['en', 'ar'] as const).map((language) => (
          <TextArea
            key={language}
            id={`${name}.${language}`}
            label={words.languages[language]}
            error={errorOf(`${name}.${language}`)}
            lang={language}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            rows={3}
            defaultValue={value[language]}
          />
        ))}
      </div>
    </Frame>
  );
}
