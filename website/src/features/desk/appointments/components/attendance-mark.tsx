import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { Appointment } from '@/contract/appointment';
import type { Attendance } from '@/contract/attendance';
import { getTranslations } from '@/i18n/translations';
import { shownAttendance } from '../rules';

const LOOKS: Record<Attendance, { icon: string; tone: BadgeTone }> = {
  arrived: { icon: 'lucide:user-check', tone: 'accent' },
  with_doctor: { icon: 'lucide:stethoscope', tone: 'neutral' },
  no_show: { icon: 'lucide:user-x', tone: 'canceled' },
};

export async function AttendanceMark({
  appointment,
}: {
  appointment: Pick<Appointment, 'status' | 'attendance'>;
}) {
  const attendance = shownAttendance(appointment);
  if (attendance === null) return null;
  const t = await getTranslations('appointments.attendance');
  const { icon, tone } = LOOKS[attendance];
  return (
    <Badge tone={tone} icon={<Icon name={icon} className="size-4" />}>
      {t(attendance)}
    </Badge>
  );
}
