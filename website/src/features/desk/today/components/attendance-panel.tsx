import { Panel } from '@/components/ui/card';
import type { AppointmentDetail } from '@/contract/appointment';
import { ClientMessages } from '@/i18n/client-messages';
import { getWords } from '@/i18n/translations';
import { formatTime } from '@/lib/time/clinic-time';
import { AttendanceForm } from './attendance-form';

export async function AttendancePanel({ file }: { file: AppointmentDetail }) {
  const { attendance, arrivedAt, withDoctorAt, ticket, isWalkIn } = file;
  const { nextAttendances: next, attendanceCorrections: corrections } = file;
  const isNoted = attendance !== null || isWalkIn;
  if (!isNoted && next.length === 0 && corrections.length === 0) return null;
  const [locale, t, words] = await getWords('today', 'appointments.attendance');
  const at = (instant: string) => formatTime({ instant, timeZone: file.timeZone, locale });
  const facts = [
    isWalkIn ? t('walkIn.mark') : null,
    arrivedAt ? t('panel.arrivedAt', { time: at(arrivedAt) }) : null,
    withDoctorAt ? t('panel.withDoctorAt', { time: at(withDoctorAt) }) : null,
    attendance === 'no_show' ? words('no_show') : null,
    ticket === null ? null : t('ticket', { ticket }),
  ].filter((fact) => fact !== null);
  return (
    <Panel title={t('panel.title')}>
      <p className="mt-1">{facts.length > 0 ? facts.join(' · ') : words('none')}</p>
      <ClientMessages of={['today.panel']}>
        <AttendanceForm
          id={file.documentId}
          version={file.version}
          steps={next.map((value) => ({ value, label: t(`press.${value}`) }))}
          isBeforeOthers={file.goesBeforeOthers}
          corrections={corrections.map((to) => ({ value: to ?? 'none', label: words(to ?? 'none') }))}
        />
      </ClientMessages>
    </Panel>
  );
}
