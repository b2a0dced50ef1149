import { Panel } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { List } from '@/components/ui/list';
import type { PatientFile } from '@/contract/patient-file';
import { appointmentPath } from '@/features/desk/appointments/rules';
import { NoteForm } from '@/features/desk/staff-notes/components/note-form';
import { PatientNoteList } from '@/features/desk/staff-notes/components/patient-note-list';
import { getWords } from '@/i18n/translations';
import { formatDate } from '@/lib/time/clinic-time';

interface Props {
  file: PatientFile;
  id: string;
  doctor: string | null;
}

/** Notes of staff about a patient, a form, and those of appointments; doctors are led on to their own only. */
export async function PatientNotes({ file, id, doctor }: Props) {
  const [locale, t, words] = await getWords('appointments.notes', 'appointments');
  const ofPatient = file.notes.filter((note) => note.ofPatient);
  const ofVisits = file.notes.filter((note) => !note.ofPatient);
  const visitOf = (appointment: string) =>
    file.appointments.find(({ documentId }) => documentId === appointment);
  const isOpen = (appointment: string) =>
    doctor === null || doctor === visitOf(appointment)?.doctor.documentId;
  const dayOf = ({ appointment, at }: { appointment: string; at: string }) =>
    formatDate({ instant: at, timeZone: visitOf(appointment)?.timeZone ?? 'UTC', locale, style: 'medium' });
  return (
    <Panel title={t('title')}>
      <p className="mt-1 text-sm text-text-soft print:hidden">{t('text')}</p>
      <PatientNoteList notes={ofPatient} timeZone={file.appointments[0]?.timeZone ?? 'UTC'} />
      {file.notes.length === 0 ? <p className="mt-2 text-text-soft">{t('none')}</p> : null}
      <List className="divide-y divide-line">
        {ofVisits.map(({ documentId, appointment, at, by, text }) => (
          <li key={documentId} className="py-3">
            <p dir="auto" className="whitespace-pre-line">
              {text}
            </p>
            <p className="text-sm text-text-soft">
              <bdi>{by ?? words('detail.actors.staff')}</bdi> ·{' '}
              {isOpen(appointment) ? (
                <Link
                  href={appointmentPath({ locale, id: appointment })}
                  className="text-action underline underline-offset-4"
                >
                  {dayOf({ appointment, at })}
                </Link>
              ) : (
                dayOf({ appointment, at })
              )}
            </p>
          </li>
        ))}
      </List>
      {file.mayNote ? (
        <NoteForm id={id} ofPatient />
      ) : (
        <p className="mt-3 text-sm text-text-soft">{t('ofPatientClosed')}</p>
      )}
    </Panel>
  );
}
