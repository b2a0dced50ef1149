import type { BadgeTone } from '@/components/ui/badge';
import { SignBadge } from '@/components/ui/sign-badge';
import type { Appointment } from '@/contract/appointment';
import { getWords } from '@/i18n/translations';
import { daysUntil, formatRelativeDay, formatTime, joinMoment } from '@/lib/time/clinic-time';
import { type CallDueMark, callDue } from '../rules';

const LOOKS: Record<CallDueMark, { tone: BadgeTone; icon: string }> = {
  overdue: { tone: 'canceled', icon: 'lucide:triangle-alert' },
  now: { tone: 'pending', icon: 'lucide:phone-call' },
  today: { tone: 'pending', icon: 'lucide:clock' },
};

const NO_HURRY = { tone: 'neutral', icon: 'lucide:phone' } as const;

interface Props {
  appointment: Appointment;
  now: number;
  /** True where no heading says what the time is for. */
  withLabel?: boolean;
  /** True for a single line without a heading above it. */
  isDense?: boolean;
}

/** By when a request is to be called about, in words with its urgency; nothing for what waits for no call. */
export async function CallDue({ appointment, now, withLabel = false, isDense = false }: Props) {
  const due = callDue(appointment, now);
  if (!due) return null;
  const [locale, t] = await getWords('calls.due');
  const moment = { instant: due.instant, timeZone: appointment.timeZone, locale };
  const time = formatTime(moment);
  const isToday = daysUntil({ ...moment, now: new Date(now) }) === 0;
  const date = isToday ? null : formatRelativeDay({ ...moment, now: new Date(now) });
  const look = due.mark && LOOKS[due.mark];
  const said = date === null ? time : joinMoment({ date, time, locale });
  if (isDense) {
    return (
      <SignBadge {...(look ?? NO_HURRY)}>
        {/* Labelled, because the time of the visit stands beside it. */}
        {due.mark === 'overdue' || due.mark === 'now' ? t(`dense.${due.mark}`) : t('label')} {said}
      </SignBadge>
    );
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="font-semibold">
        {withLabel ? <span className="font-normal text-text-soft">{t('label')} </span> : null}
        {said}
      </span>
      {look && due.mark ? <SignBadge {...look}>{t(due.mark)}</SignBadge> : null}
    </span>
  );
}
