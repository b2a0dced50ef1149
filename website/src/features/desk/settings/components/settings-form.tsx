'use client';

import { useActionState } from 'react';
import { FaultForm } from '@/components/form/fault-form';
import { OutcomeNote } from '@/components/form/outcome-note';
import type { Option } from '@/components/form/select';
import { SubmitButton } from '@/components/form/submit-button';
import type { SettingField, SettingGroup, SettingValue } from '@/contract/clinic-settings';
import { isolate } from '@/contract/isolate';
import type { FieldError } from '@/contract/refusals';
import { cn } from '@/lib/text/cn';
import { changeSettingsAction, type SettingsState } from '../actions';
import { isSame, settingOf, WIDE_KINDS } from '../rules';
import type { FormWords } from '../words';
import { SettingControl } from './setting-control';

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
      note={
        <OutcomeNote state={state} isGood={false}>
          {state.text}
        </OutcomeNote>
      }
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
      .join(', ');
  if (typeof value === 'object') return [value.en, value.ar].filter(Boolean).join(' / ') || words.nothing;
  if (field.kind === 'switch') return value === 'true' ? words.on : words.off;
  const option = services.find((one) => one.value === value)?.label ?? words.choices[field.name]?.[value];
  return option ?? (value || words.nothing);
}
