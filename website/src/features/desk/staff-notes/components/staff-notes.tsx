import { Panel } from '@/components/ui/card';
import { List } from '@/components/ui/list';
import type { AppointmentDetail } from '@/contract/appointment';
import type { HistoryActor } from '@/contract/appointment-history';
import { isolate } from '@/contract/isolate';
import { isErased } from '@/contract/patient';
import { sayActor } from '@/features/desk/lists/words';
import { getWords } from '@/i18n/translations';
import { formatMoment } from '@/lib/time/clinic-time';
import { NoteForm } from './note-form';
import { NoteFoot, PatientNoteList } from './patient-note-list';

export async function StaffNotes({ file }: { file: AppointmentDetail }) {
  const [locale, t, words] = await getWords('appointments.notes', 'appointments');
  const nameOf = (by: HistoryActor) => sayActor(by, words);
  const momentOf = (instant: string) => formatMoment({ instant, timeZone: file.timeZone, locale });
  return (
    <Panel id="notes" title={t('title')}>
      <p className="mt-1 text-sm text-text-soft print:hidden">{t('text')}</p>
      <PatientNoteList notes={file.patientNotes} timeZone={file.timeZone} />
      {file.notes.length === 0 && file.patientNotes.length === 0 ? <p className="mt-3">{t('none')}</p> : null}
      <List className="divide-y divide-line">
        {file.notes.map(({ documentId, at, by, text, removedAt, removedBy, isRemovable, ofPatient }) => (
          <li key={documentId} className="py-3">
            {text === null ? (
              <p className="text-text-soft">
                {removedAt && removedBy
                  ? t('removed', { name: isolate(nameOf(removedBy)), moment: momentOf(removedAt) })
                  : t('erased')}
              </p>
            ) : (
              <p dir="auto" className="whitespace-pre-line">
                {text}
              </p>
            )}
            <NoteFoot
              isOfPatient={ofPatient}
              by={nameOf(by)}
              moment={momentOf(at)}
              removal={isRemovable && text !== null ? { id: file.documentId, note: documentId } : null}
            />
          </li>
        ))}
      </List>
      {isErased(file) ? null : <NoteForm id={file.documentId} />}
    </Panel>
  );
}
