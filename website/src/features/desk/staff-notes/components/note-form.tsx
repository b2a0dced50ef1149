'use client';

import { useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { OutcomeNote } from '@/components/form/outcome-note';
import { SubmitButton } from '@/components/form/submit-button';
import { TextArea } from '@/components/form/text-area';
import { STAFF_NOTE_LENGTH } from '@/contract/limits';
import { addNoteAction, type NoteState } from '../actions';

const NOTHING: NoteState = { outcome: 'none', text: '', typed: '' };

export function NoteForm({ id, ofPatient = false }: { id: string; ofPatient?: boolean }) {
  const t = useTranslations('appointments.notes');
  const [state, action] = useActionState(addNoteAction, NOTHING);
  return (
    <form key={JSON.stringify(state)} action={action} className="mt-3 space-y-3" noValidate>
      <OutcomeNote state={state} isGood={state.outcome === 'done'}>
        {state.text}
      </OutcomeNote>
      <ActionFields of={{ id, ofPatient: String(ofPatient) }} />
      <TextArea
        id={`note-${ofPatient ? 'patient-' : ''}${id}`}
        name="text"
        label={t(ofPatient ? 'addOfPatient' : 'add')}
        dir="auto"
        rows={2}
        maxLength={STAFF_NOTE_LENGTH}
        defaultValue={state.typed}
      />
      <SubmitButton size="sm" variant="secondary" pendingLabel={t('sending')}>
        {t('submit')}
      </SubmitButton>
    </form>
  );
}
