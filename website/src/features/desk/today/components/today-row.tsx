import { ActionLink } from '@/components/ui/action-link';
import { Badge } from '@/components/ui/badge';
import { SignBadge } from '@/components/ui/sign-badge';
import { isErased } from '@/contract/patient';
import type { TodayRow as Row } from '@/contract/today';
import { OverbookedMark, StatusBadge } from '@/features/desk/appointments/components/marks';
import { appointmentPath } from '@/features/desk/appointments/rules';
import { getWords } from '@/i18n/translations';
import { formatTime } from '@/lib/time/clinic-time';
import { groupOf, lateOf, pressesOf, waitOf } from '../rules';
import { PressForm } from './press-form';

interface Props {
  row: Row;
  /** Null on another day, when nobody is late and nobody waits. */
  now: number | null;
}

export async function TodayRow({ row, now }: Props) {
  const [locale, t, words] = await getWords('today', 'appointments');
  const name = isErased(row) ? words('erased') : `${row.firstName} ${row.lastName}`;
  const group = groupOf(row);
  const late = now === null ? null : lateOf(row, now);
  const wait = now === null ? null : waitOf(row, now);
  const time = formatTime({ instant: row.startsAt, timeZone: row.timeZone, locale });
  return (
    <li className="grid break-inside-avoid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 border-line border-t px-4 py-2.5 first:border-t-0 max-lg:[&>[role=group]]:col-span-2 lg:grid-cols-[6.5rem_1fr_auto] lg:gap-x-6">
      <p className="self-start lg:self-center">
        <span className="font-bold text-lg leading-11 lg:leading-normal text-brand tabular-nums">{time}</span>
        {row.ticket === null ? null : (
          <span className="block font-semibold text-sm text-text-soft max-lg:-mt-2">
            {t('ticket', { ticket: row.ticket })}
          </span>
        )}
      </p>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ActionLink
            href={appointmentPath({ locale, id: row.documentId })}
            className="text-lg print:min-h-0"
          >
            <bdi>{name}</bdi>
          </ActionLink>
          {row.status === 'pending' ? <StatusBadge status="pending" /> : null}
          {row.isWalkIn ? <Badge>{t('walkIn.mark')}</Badge> : null}
          {row.isCheckedInByPhone ? <Badge>{t('byPhone')}</Badge> : null}
          {row.isOverbooked ? <OverbookedMark /> : null}
          {late === null ? null : (
            <SignBadge tone="pending" icon="lucide:clock-alert">
              {t('late', { minutes: late })}
            </SignBadge>
          )}
          {wait === null || group === 'done' ? null : (
            <SignBadge
              tone={wait.isLong && group === 'arrived' ? 'canceled' : 'confirmed'}
              icon="lucide:hourglass"
            >
              {t(group === 'arrived' ? 'waits' : 'waited', { minutes: wait.minutes })}
            </SignBadge>
          )}
        </p>
        <p className="text-sm text-text-soft">
          {[
            row.doctor.name?.[locale],
            row.service.name?.[locale],
            ...row.rooms.map(({ name: room }) => room?.[locale]),
            words(`detail.contracts.${row.contractType}`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <PressForm
        id={row.documentId}
        version={row.version}
        label={t('pressesOf', { name })}
        before={row.goesBeforeOthers ? { summary: t('queue.before'), reason: t('queue.reason') } : null}
        presses={pressesOf(row).map((press) => ({ press, label: t(`press.${press}`) }))}
      />
    </li>
  );
}
