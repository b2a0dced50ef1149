import type { ReactNode } from 'react';
import type { BadgeTone } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { SignBadge } from '@/components/ui/sign-badge';
import type { Appointment } from '@/contract/appointment';
import type { Attendance } from '@/contract/attendance';
import type { Status } from '@/contract/transitions';
import { getTranslations } from '@/i18n/translations';
import { phoneKind } from '@/lib/contact/phone-kind';
import { shownAttendance } from '../rules';

/** Shows how an appointment stands, all marks side by side; `due` after what the desk has noted. */
export async function AppointmentMarks({ of: one, due }: { of: Appointment; due?: ReactNode }) {
  const t = await getTranslations('appointments');
  return (
    <>
      <StatusBadge status={one.status} />
      <AttendanceMark appointment={one} />
      {due}
      {one.isOverbooked ? <LoudMark of="overbooked" /> : null}
      {one.isToBeMoved ? <LoudMark of="toBeMoved" /> : null}
      {one.comesAt ? (
        <SignBadge tone="confirmed" icon="lucide:message-circle">
          {t('comes')}
        </SignBadge>
      ) : null}
    </>
  );
}

const STATUS_ICONS: Record<Status, string> = {
  pending: 'lucide:clock',
  confirmed: 'lucide:circle-check',
  canceled: 'lucide:circle-x',
  done: 'lucide:check-check',
};

export async function StatusBadge({ status }: { status: Status }) {
  const t = await getTranslations('appointments.status');
  return (
    <SignBadge tone={status} icon={STATUS_ICONS[status]}>
      {t(status)}
    </SignBadge>
  );
}

/** Icons of the attendance states; the text beside them says the same. */
export const ATTENDANCE_LOOKS: Record<Attendance, { icon: string; tone: BadgeTone }> = {
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
  return <SignBadge {...ATTENDANCE_LOOKS[attendance]}>{t(attendance)}</SignBadge>;
}

const LOUD_ICONS = { overbooked: 'lucide:triangle-alert', toBeMoved: 'lucide:calendar-clock' } as const;

/** Says loudly that a manager had an appointment share its time, or that it cannot stay where it is, as the hours have changed. */
export async function LoudMark({ of }: { of: keyof typeof LOUD_ICONS }) {
  const t = await getTranslations('appointments');
  return (
    <strong className="inline-flex items-center gap-1.5 whitespace-nowrap rounded-full bg-danger px-3 py-1 font-bold text-sm text-text-on-fill">
      <Icon name={LOUD_ICONS[of]} className="size-4" />
      {t(of)}
    </strong>
  );
}

/** Marks a phone that is as long as others of its country, yet of no range that we know: new, or a wrong digit. */
export async function PhoneMark({ phone }: { phone: string }) {
  if (phoneKind(phone)?.isKnown !== false) return null;
  const t = await getTranslations('appointments');
  return (
    <SignBadge tone="pending" icon="lucide:triangle-alert">
      {t('newRange')}
    </SignBadge>
  );
}
