import { PressForm } from '@/components/form/press-form';
import type { PatientNote } from '@/contract/appointment-note';
import { getWords } from '@/i18n/translations';
import { formatMoment } from '@/lib/time/clinic-time';
import { removeNoteAction } from '../actions';

export async function PatientNoteList({
  notes,
  timeZone,
}: {
  notes: readonly PatientNote[];
  timeZone: string;
}) {
  if (notes.length === 0) return null;
  const [locale, t, words] = await getWords('appointments.notes', 'appointments');
  return (
    <ul aria-label={t('ofPatient')} className="mt-2 divide-y divide-line">
      {notes.map(({ documentId, appointment, at: instant, by, text, isRemovable }) => {
        const name = by ?? words('detail.actors.staff');
        const moment = formatMoment({ instant, timeZone, locale });
        return (
          <li key={documentId} className="py-3">
            <p dir="auto" className="whitespace-pre-line font-semibold">
              {text}
            </p>
            <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-text-soft">
              <span>
                {t('ofPatient')} · <bdi>{name}</bdi> · {moment}
              </span>
              {isRemovable ? (
                <PressForm
                  action={removeNoteAction}
                  fields={{ id: appointment, note: documentId }}
                  label={t('removeLabel', { name, moment })}
                  pendingLabel={t('sending')}
                >
                  {t('remove')}
                </PressForm>
              ) : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
