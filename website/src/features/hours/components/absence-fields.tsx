import { Field } from '@/components/form/field';
import { Select } from '@/components/form/select';
import { ABSENCE_NOTE_LENGTH } from '@/contract/hours';
import type { FieldsProps } from './set-fields';

/** The fields of a day off, or of a closure: from when to when, and why. */
export function AbsenceFields({ given, errorOf, words, branches }: FieldsProps) {
  const isClosure = given.what === 'closure';
  const notes = isClosure
    ? [
        { id: 'reasonEn', label: words.reasonEn, lang: 'en', dir: 'ltr' as const },
        { id: 'reasonAr', label: words.reasonAr, lang: 'ar', dir: 'rtl' as const },
      ]
    : [{ id: 'note', label: words.note, dir: 'auto' as const, hint: words.noteHint }];
  return (
    <>
      {isClosure ? (
        <Select
          id="branch"
          label={words.branch}
          placeholder={words.chooseBranch}
          options={[{ value: 'all', label: words.allBranches }, ...branches]}
          defaultValue={given.branch ?? ''}
          error={errorOf('branch')}
          className="h-12"
        />
      ) : null}
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Field
          id="startsOn"
          type="date"
          label={words.startsOn}
          defaultValue={given.startsOn ?? ''}
          error={errorOf('startsOn')}
          required
        />
        <Field
          id="endsOn"
          type="date"
          label={words.endsOn}
          hint={words.endsOnHint}
          optionalLabel={words.optional}
          defaultValue={given.endsOn ?? ''}
          error={errorOf('endsOn')}
        />
      </div>
      <div>
        <p className="mb-2 text-sm text-text-soft">{words.timesHint}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {(['startsAt', 'endsAt'] as const).map((name) => (
            <Field
              key={name}
              id={name}
              type="time"
              label={words[name]}
              optionalLabel={words.optional}
              defaultValue={given[name] ?? ''}
              error={errorOf(name)}
            />
          ))}
        </div>
      </div>
      {notes.map(({ id, ...note }) => (
        <Field
          key={id}
          id={id}
          {...note}
          optionalLabel={words.optional}
          maxLength={ABSENCE_NOTE_LENGTH}
          autoComplete="off"
          defaultValue={given[id] ?? ''}
          error={errorOf(id)}
        />
      ))}
    </>
  );
}
