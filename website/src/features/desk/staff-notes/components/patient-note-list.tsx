import { PressForm } from '@/components/form/press-form';
import type { PatientNote } from '@/contract/appointment-note';
import { getTranslations, getWords } from '@/i18n/translations';
import { formatMoment } from '@/lib/time/clinic-time';
import { removeNoteAction } from '../actions';

export async function PatientNoteList({ notes, timeZone }: { notes: PatientNote[]; timeZone: string }) {
  if (notes.length === 0) return null;
  const [locale, t, words] = await getWords('appointments.notes', 'appointments');
  return (
    <ul aria-label={t('ofPatient')} className="mt-2 divide-y divide-line">
      {notes.map(({ documentId, appointment, at: instant, by, text, isRemovable }) => (
        <li key={documentId} className="py-3">
          <p dir="auto" className="whitespace-pre-line font-semibold">
            {text}
          </p>
          <NoteFoot
            isOfPatient
            by={by ?? words('detail.actors.staff')}
            moment={formatMoment({ instant, timeZone, locale })}
            removal={isRemovable ? { id: appointment, note: documentId } : null}
          />
        </li>
      ))}
    </ul>
  );
}

interface NoteFootProps {
  isOfPatient: boolean;
  by: string;
  moment: string;
  /** Null for a note that stays. */
  removal: { id: string; note: string } | null;
}

/** Says below a note who wrote it and when, and takes it back. */
export async function NoteFoot({ isOfPatient, by: name, moment, removal }: NoteFootProps) {
  const t = await getTranslations('appointments.notes');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-text-soft">
      <span>
        {isOfPatient ? `${t('ofPatient')} · ` : null}
        <bdi>{name}</bdi> · {moment}
      </span>
      {removal ? (
        <PressForm
          action={removeNoteAction}
          fields={removal}
          label={t('removeLabel', { name, moment })}
          pendingLabel={t('sending')}
        >
          {t('remove')}
        </PressForm>
      ) : null}
    </div>
  );
}
