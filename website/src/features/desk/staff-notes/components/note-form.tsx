import { KeptArea, ResultForm, ResultNote } from '@/components/form/result-form';
import { SubmitButton } from '@/components/form/submit-button';
import { STAFF_NOTE_LENGTH } from '@/contract/limits';
import { getTranslations } from '@/i18n/translations';
import { addNoteAction } from '../actions';

export async function NoteForm({ id, ofPatient = false }: { id: string; ofPatient?: boolean }) {
  const t = await getTranslations('appointments.notes');
  return (
    <ResultForm
      action={addNoteAction}
      fields={{ id, ofPatient: String(ofPatient) }}
      className="mt-3 space-y-3"
      noValidate
    >
      <ResultNote />
      <KeptArea
        id={`note-${ofPatient ? 'patient-' : ''}${id}`}
        name="text"
        label={t(ofPatient ? 'addOfPatient' : 'add')}
        dir="auto"
        rows={2}
        maxLength={STAFF_NOTE_LENGTH}
      />
      <SubmitButton size="sm" variant="secondary" pendingLabel={t('sending')}>
        {t('submit')}
      </SubmitButton>
    </ResultForm>
  );
}
