import { ActionLink } from '@/components/ui/action-link';
import { Panel } from '@/components/ui/card';
import { List } from '@/components/ui/list';
import type { PatientFile } from '@/contract/patient-file';
import { AttendanceMark, StatusBadge } from '@/features/desk/appointments/components/marks';
import { appointmentPath } from '@/features/desk/appointments/rules';
import { getWords } from '@/i18n/translations';
import { formatMoment } from '@/lib/time/clinic-time';

export async function PatientVisits({ file, doctor }: { file: PatientFile; doctor: string | null }) {
  const [locale, t] = await getWords('patientSearch');
  return (
    <Panel title={t('columns.visits')}>
      {file.total > file.appointments.length ? (
        <p className="text-sm text-text-soft">{t('latest', { count: file.appointments.length })}</p>
      ) : null}
      <List className="mt-2 divide-y divide-line">
        {file.appointments.map((one) => {
          const at = { instant: one.startsAt, timeZone: one.timeZone, locale };
          const moment = formatMoment({ ...at, style: 'long' });
          return (
            <li key={one.documentId} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <div>
                {doctor === null || doctor === one.doctor.documentId ? (
                  <ActionLink
                    href={appointmentPath({ locale, id: one.documentId })}
                    className="underline underline-offset-4"
                  >
                    {moment}
                  </ActionLink>
                ) : (
                  <p className="font-semibold leading-11">{moment}</p>
                )}
                <p className="text-sm text-text-soft">
                  {[one.doctor.name?.[locale], one.branch.name?.[locale], one.service.name?.[locale]]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                {one.additionalNotes ? (
                  <p dir="auto" className="whitespace-pre-line text-sm">
                    {one.additionalNotes}
                  </p>
                ) : null}
              </div>
              <span className="flex flex-wrap gap-1">
                <StatusBadge status={one.status} />
                <AttendanceMark appointment={one} />
              </span>
            </li>
          );
        })}
      </List>
    </Panel>
  );
}
