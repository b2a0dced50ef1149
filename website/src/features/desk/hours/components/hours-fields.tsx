import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/form/checkbox';
import { Field } from '@/components/form/field';
import type { FieldGiver } from '@/components/form/field-values';
import { RadioGroup } from '@/components/form/radio-group';
import { type Option, Select } from '@/components/form/select';
import { ABSENCE_NOTE_LENGTH, type HoursShift, SET_LABEL_LENGTH } from '@/contract/hours';
import { countShifts, type Given, shiftField } from '../form-rules';

interface FieldsProps {
  given: Given;
  control: FieldGiver;
  branches: Option[];
  rooms: Option[];
}

export interface NamedDay {
  id: HoursShift['weekday'];
  name: string;
}

export function SetFields({ given, control, branches, weekdays }: FieldsProps & { weekdays: NamedDay[] }) {
  const t = useTranslations('hours.form');
  const named = (id: 'branch' | 'slotMinutes' | 'label' | 'validFrom' | 'validTo') => {
    return { ...control(id), label: t(id) };
  };
  return (
    <>
      <div className="grid items-end gap-4 sm:grid-cols-3">
        <Select {...named('branch')} placeholder={t('chooseBranch')} options={branches} />
        <Field {...named('slotMinutes')} inputMode="numeric" dir="ltr" autoComplete="off" required />
        <Field
          {...named('label')}
          optionalLabel={t('optional')}
          maxLength={SET_LABEL_LENGTH}
          autoComplete="off"
          dir="auto"
        />
      </div>
      <fieldset>
        <legend className="font-semibold text-lg">{t('shifts')}</legend>
        <p className="mt-1 text-sm text-text-soft">{t('shiftsHint')}</p>
        <div className="mt-2 divide-y divide-line">
          {weekdays.map((day) => (
            <DayFields key={day.id} day={day} given={given} control={control} />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="font-semibold text-lg">{t('dates')}</legend>
        <p className="mt-1 text-sm text-text-soft">{t('datesHint')}</p>
        <div className="mt-2 grid gap-4 sm:grid-cols-2">
          {(['validFrom', 'validTo'] as const).map((name) => (
            <Field key={name} {...named(name)} type="date" optionalLabel={t('optional')} />
          ))}
        </div>
        <RadioGroup
          {...control('onTheseDates')}
          label={t('does')}
          className="mt-4"
          choices={[
            { value: '', label: t('usual') },
            { value: 'replaces_regular_hours', label: t('replaces') },
            { value: 'adds_to_regular_hours', label: t('adds') },
          ]}
        />
      </fieldset>
    </>
  );
}

function DayFields({ day, given, control }: Pick<FieldsProps, 'given' | 'control'> & { day: NamedDay }) {
  const t = useTranslations('hours.form');
  const rows = Array.from({ length: countShifts(given, day.id) + 1 }, (_, n) => shiftField(day.id, n));
  return (
    <fieldset className="py-3 md:flex md:gap-4">
      <legend className="w-32 shrink-0 pt-2 font-semibold md:float-start">{day.name}</legend>
      <div className="min-w-0 grow space-y-2">
        {rows.map((fields) => (
          <div key={fields.from} className="flex flex-wrap items-end gap-x-4 gap-y-1">
            {(['from', 'to'] as const).map((end) => (
              <Field
                key={end}
                {...control(fields[end])}
                type="time"
                label={t(end)}
                frameClassName="w-[calc(50%-0.5rem)] sm:w-36"
              />
            ))}
            <Checkbox
              id={fields.past}
              value="yes"
              label={t('past')}
              defaultChecked={given[fields.past] === 'yes'}
              error={control(fields.past).error}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

export function AbsenceFields({ given, control, branches, rooms }: FieldsProps) {
  const t = useTranslations('hours.form');
  const named = (id: 'branch' | 'room' | 'startsOn' | 'endsOn' | 'startsAt' | 'endsAt') => {
    return { ...control(id), label: t(id) };
  };
  const isClosure = given.what === 'closure';
  const isRoom = given.what === 'out-of-order';
  const notes = isRoom
    ? []
    : isClosure
      ? [
          { id: 'reasonEn', label: t('reasonEn'), lang: 'en', dir: 'ltr' as const },
          { id: 'reasonAr', label: t('reasonAr'), lang: 'ar', dir: 'rtl' as const },
        ]
      : [{ id: 'note', label: t('note'), dir: 'auto' as const, hint: t('noteHint') }];
  return (
    <>
      {isClosure ? (
        <Select
          {...named('branch')}
          placeholder={t('chooseBranch')}
          options={[{ value: 'all', label: t('allBranches') }, ...branches]}
        />
      ) : null}
      {isRoom && !given.id ? (
        <Select {...named('room')} placeholder={t('chooseRoom')} options={rooms} />
      ) : null}
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Field {...named('startsOn')} type="date" required />
        <Field {...named('endsOn')} type="date" hint={t('endsOnHint')} optionalLabel={t('optional')} />
      </div>
      <div>
        <p className="mb-2 text-sm text-text-soft">{t('timesHint')}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {(['startsAt', 'endsAt'] as const).map((name) => (
            <Field key={name} {...named(name)} type="time" optionalLabel={t('optional')} />
          ))}
        </div>
      </div>
      {notes.map(({ id, ...note }) => (
        <Field
          key={id}
          {...control(id)}
          {...note}
          optionalLabel={t('optional')}
          maxLength={ABSENCE_NOTE_LENGTH}
          autoComplete="off"
        />
      ))}
    </>
  );
}
