import { Checkbox } from '@/components/form/checkbox';
import { Field } from '@/components/form/field';
import { type Option, Select, withChosen } from '@/components/form/select';
import { TextArea } from '@/components/form/text-area';
import type { SettingField, SettingValue } from '@/contract/clinic-settings';
import type { FormWords } from '../words';
import { DayHours, Frame, WeekHours } from './hours-rows';

interface Props {
  field: SettingField;
  value: SettingValue;
  words: FormWords;
  errorOf: (path: string) => string | undefined;
  /** Value that stands there now, where a colleague was faster. */
  now: string | undefined;
  services: Option[];
}

export function SettingControl({ field, value, words, errorOf, now, services }: Props) {
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
  const time = kind === 'time' ? ({ type: 'time' } as const) : {};
  const number = kind === 'number' ? ({ inputMode: 'numeric' } as const) : {};
  const width = kind === 'line' ? 'max-w-md' : 'max-w-40';
  return (
    <Field
      {...common}
      {...time}
      {...number}
      dir="ltr"
      autoComplete="off"
      defaultValue={text}
      className={width}
    />
  );
}

interface WordsProps extends Pick<Props, 'field' | 'words' | 'errorOf' | 'now'> {
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
