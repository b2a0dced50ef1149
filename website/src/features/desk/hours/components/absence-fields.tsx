import { useTranslations } from 'next-intl';
import { Field } from '@/components/form/field';
import { Select } from '@/components/form/select';
import { ABSENCE_NOTE_LENGTH } from '@/contract/hours';
import type { FieldsProps } from './set-fields';

export function AbsenceFields({ given, control, branches, rooms }: FieldsProps) {
  const t = useTranslations('hours.form');
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
          {...control('branch')}
          label={t('branch')}
          placeholder={t('chooseBranch')}
          options={[{ value: 'all', label: t('allBranches') }, ...branches]}
        />
      ) : null}
      {isRoom && !given.id ? (
        <Select {...control('room')} label={t('room')} placeholder={t('chooseRoom')} options={rooms} />
      ) : null}
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Field {...control('startsOn')} type="date" label={t('startsOn')} required />
        <Field
          {...control('endsOn')}
          type="date"
          label={t('endsOn')}
          hint={t('endsOnHint')}
          optionalLabel={t('optional')}
        />
      </div>
      <div>
        <p className="mb-2 text-sm text-text-soft">{t('timesHint')}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {(['startsAt', 'endsAt'] as const).map((name) => (
            <Field key={name} {...control(name)} type="time" label={t(name)} optionalLabel={t('optional')} />
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
