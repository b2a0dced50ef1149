import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/form/checkbox';
import { Field } from '@/components/form/field';
import { RadioGroup } from '@/components/form/radio-group';
import { Select } from '@/components/form/select';
import { type HoursShift, SET_LABEL_LENGTH, SLOT_MINUTES } from '@/contract/hours';
import { countShifts, type Given, shiftField } from '../form-rules';

export interface FieldsProps {
  given: Given;
  errorOf: (fieldId: string) => string | undefined;
  branches: { value: string; label: string }[];
}

export interface NamedDay {
  id: HoursShift['weekday'];
  name: string;
}

/** The fields of a set of hours: where, from when to when, and the shifts of each weekday with room for one more. */
export function SetFields({ given, errorOf, branches, weekdays }: FieldsProps & { weekdays: NamedDay[] }) {
  const t = useTranslations('hours.form');
  return (
    <>
      <div className="grid items-end gap-4 sm:grid-cols-3">
        <Select
          id="branch"
          label={t('branch')}
          placeholder={t('chooseBranch')}
          options={branches}
          defaultValue={given.branch ?? ''}
          error={errorOf('branch')}
          className="h-12"
        />
        <Field
          id="slotMinutes"
          type="number"
          inputMode="numeric"
          dir="ltr"
          min={SLOT_MINUTES.min}
          max={SLOT_MINUTES.max}
          step={5}
          label={t('slotMinutes')}
          defaultValue={given.slotMinutes ?? ''}
          error={errorOf('slotMinutes')}
          required
        />
        <Field
          id="label"
          label={t('label')}
          optionalLabel={t('optional')}
          maxLength={SET_LABEL_LENGTH}
          autoComplete="off"
          dir="auto"
          defaultValue={given.label ?? ''}
          error={errorOf('label')}
        />
      </div>
      <fieldset>
        <legend className="font-semibold text-lg">{t('shifts')}</legend>
        <p className="mt-1 text-sm text-text-soft">{t('shiftsHint')}</p>
        <div className="mt-2 divide-y divide-line">
          {weekdays.map((day) => (
            <DayFields key={day.id} day={day} given={given} errorOf={errorOf} />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="font-semibold text-lg">{t('dates')}</legend>
        <p className="mt-1 text-sm text-text-soft">{t('datesHint')}</p>
        <div className="mt-2 grid gap-4 sm:grid-cols-2">
          {(['validFrom', 'validTo'] as const).map((name) => (
            <Field
              key={name}
              id={name}
              type="date"
              label={t(name)}
              optionalLabel={t('optional')}
              defaultValue={given[name] ?? ''}
              error={errorOf(name)}
            />
          ))}
        </div>
        <RadioGroup
          id="onTheseDates"
          label={t('does')}
          className="mt-4"
          defaultValue={given.onTheseDates ?? ''}
          choices={[
            { value: '', label: t('usual') },
            { value: 'replaces_regular_hours', label: t('replaces') },
            { value: 'adds_to_regular_hours', label: t('adds') },
          ]}
          error={errorOf('onTheseDates')}
        />
      </fieldset>
    </>
  );
}

function DayFields({ day, given, errorOf }: Pick<FieldsProps, 'given' | 'errorOf'> & { day: NamedDay }) {
  const t = useTranslations('hours.form');
  const rows = Array.from({ length: countShifts(given, day.id) + 1 }, (_, n) =>
    shiftField({ weekday: day.id, n }),
  );
  return (
    <fieldset className="py-3 md:flex md:gap-4">
      <legend className="w-32 shrink-0 pt-2 font-semibold md:float-start">{day.name}</legend>
      <div className="min-w-0 grow space-y-2">
        {rows.map((fields) => (
          <div key={fields.from} className="flex flex-wrap items-end gap-x-4 gap-y-1">
            <Field
              id={fields.from}
              type="time"
              label={t('from')}
              frameClassName="w-[calc(50%-0.5rem)] sm:w-36"
              defaultValue={given[fields.from] ?? ''}
              error={errorOf(fields.from)}
            />
            <Field
              id={fields.to}
              type="time"
              label={t('to')}
              frameClassName="w-[calc(50%-0.5rem)] sm:w-36"
              defaultValue={given[fields.to] ?? ''}
              error={errorOf(fields.to)}
            />
            <Checkbox
              id={fields.past}
              value="yes"
              label={t('past')}
              defaultChecked={given[fields.past] === 'yes'}
              error={errorOf(fields.past)}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
