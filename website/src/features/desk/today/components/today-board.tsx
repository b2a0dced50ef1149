import { optionsOf } from '@/components/form/select';
import { FilterForm } from '@/components/list/filter-row';
import { ActionButton, ActionLink } from '@/components/ui/action-link';
import { AutoRefresh } from '@/components/ui/auto-refresh';
import { Badge } from '@/components/ui/badge';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { nameLine } from '@/components/ui/name-line';
import { SignBadge } from '@/components/ui/sign-badge';
import { isErased } from '@/contract/patient';
import type { TodayRow as Row } from '@/contract/today';
import { LoudMark, StatusBadge } from '@/features/desk/appointments/components/marks';
import { appointmentPath } from '@/features/desk/appointments/rules';
import { PrintPage } from '@/features/desk/lists/components/desk-page';
import { PaperFacts } from '@/features/desk/paper/components/paper-facts';
import { getWords } from '@/i18n/translations';
import { formatCalendarDate, formatTime } from '@/lib/time/clinic-time';
import { addDays } from '@/lib/time/week';
import { doorAddress, screenAddress, todayAddress, walkInAddress } from '../address';
import type { TodayPage } from '../query';
import { GROUPS, groupOf, groupRows, lateOf, pressesOf, waitOf } from '../rules';
import { DeskBoard } from './desk-board';
import { PressForm } from './press-form';
import { Queue } from './queue';

export async function TodayBoard({ page }: { page: TodayPage }) {
  const [locale, t, calendar] = await getWords('today', 'staffCalendar.filter');
  const { today, isToday, branch } = page;
  const doctor = page.doctor?.name ?? calendar('allDoctors');
  const now = Date.now();
  const groups = groupRows(today.data);
  const date = formatCalendarDate({ date: today.meta.date, locale, style: 'long' });
  const { hasScreen, hasDoorCode } = today.meta;
  const screens = [
    { isOn: hasScreen, address: screenAddress, icon: 'lucide:monitor', label: t('screen.open') },
    { isOn: hasDoorCode, address: doorAddress, icon: 'lucide:scan-line', label: t('door.open') },
  ] as const;
  const shown = screens.filter(({ isOn }) => isToday && isOn);
  return (
    <Container>
      <AutoRefresh />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h1 className="text-2xl">{isToday ? t('title') : date}</h1>
        <p className="text-text-soft max-lg:order-last max-lg:basis-full max-sm:text-sm lg:grow print:hidden">
          {[...(isToday ? [date] : []), branch.name, doctor].join(' · ')}
        </p>
        <div className="flex flex-wrap gap-2 print:hidden">
          {isToday && page.mayBook ? (
            <ActionButton href={walkInAddress.path(locale, { branch: branch.id })} variant="primary">
              <Icon name="lucide:user-plus" />
              {t('walkIn.open')}
            </ActionButton>
          ) : null}
          {shown.map(({ address, icon, label }) => (
            <ActionButton key={icon} href={address.path(locale, { branch: branch.id })}>
              <Icon name={icon} />
              {label}
            </ActionButton>
          ))}
          <PrintPage />
        </div>
      </div>
      <PaperFacts
        branch={branch.name}
        dates={{ from: today.meta.date, to: today.meta.date }}
        filter={[doctor]}
      />
      <nav aria-label={t('groups.label')} className="mt-2">
        <ul className="grid grid-cols-5 gap-1 sm:gap-2">
          {GROUPS.map((group) => (
            <li key={group}>
              <a
                href={`#${group}`}
                className="block h-full rounded-card border border-line bg-surface px-1 py-1 hover:border-action sm:px-3 max-sm:text-center"
              >
                <span className="block font-bold text-brand text-xl tabular-nums">
                  {groups[group].length}
                </span>
                <span className="block text-text-soft text-xs leading-tight max-sm:[overflow-wrap:normal] sm:text-sm">
                  {t(`groups.${group}`)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <TodayFilter page={page} />
      <Queue queue={today.queue} rooms={today.meta.rooms} now={isToday ? now : null} />
      <DeskBoard words={{ undo: t('press.undo'), close: t('close') }} closeIcon={<Icon name="lucide:x" />}>
        {today.data.length === 0 ? (
          <EmptyState title={t(isToday ? 'empty' : 'emptyDay')} text={isToday ? t('emptyText') : ''} />
        ) : null}
        {GROUPS.filter((group) => groups[group].length > 0).map((group) => (
          <section key={group} id={group} aria-labelledby={`${group}-title`} className="mt-4 scroll-mt-4">
            <h2 id={`${group}-title`} className="text-lg">
              {t('groupTitle', { group: t(`groups.${group}`), count: groups[group].length })}
            </h2>
            <ol className="mt-1 rounded-card border border-line bg-surface">
              {groups[group].map((row) => (
                <TodayRow key={row.documentId} row={row} now={isToday ? now : null} />
              ))}
            </ol>
          </section>
        ))}
      </DeskBoard>
    </Container>
  );
}

interface RowProps {
  row: Row;
  /** Null for another day, on which nobody is late or waiting. */
  now: number | null;
}

async function TodayRow({ row, now }: RowProps) {
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
          {row.isOverbooked ? <LoudMark of="overbooked" /> : null}
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
          {nameLine(
            locale,
            ...[row.doctor, row.service, ...row.rooms].map((one) => one.name),
            words(`detail.contracts.${row.contractType}`),
          )}
        </p>
      </div>
      <PressForm
        id={row.documentId}
        version={row.version}
        label={t('pressesOf', { name })}
        before={row.goesBeforeOthers ? { summary: t('panel.before'), reason: t('panel.reason') } : null}
        presses={pressesOf(row).map((press) => ({ press, label: t(`press.${press}`) }))}
      />
    </li>
  );
}

async function TodayFilter({ page }: { page: TodayPage }) {
  const { branches, branch, doctors, doctor, today, isToday } = page;
  const [locale, t, words] = await getWords('today', 'staffCalendar.filter');
  const { date } = today.meta;
  const behind = { isBehind: true, className: 'grow basis-0 max-lg:basis-full' };
  const shown = { branch: branch.id, doctor: doctors.length > 1 ? (doctor?.id ?? null) : null };
  const link =
    'inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 font-semibold text-action hover:bg-surface-sky aria-[current=date]:text-text-soft';
  const to = (days: number) => todayAddress.path(locale, { ...shown, date: addDays({ date, days }) });
  return (
    <>
      <nav aria-label={words('moves')} className="-mx-3 mt-1 flex flex-wrap print:hidden">
        <Link href={to(-1)} className={link}>
          <Icon name="lucide:chevron-left" />
          <span className="max-sm:sr-only">{words('previous.day')}</span>
        </Link>
        <Link
          href={todayAddress.path(locale, shown)}
          className={link}
          {...(isToday ? { 'aria-current': 'date' as const } : {})}
        >
          {words('today')}
        </Link>
        <Link href={to(1)} className={link}>
          <span className={isToday ? undefined : 'max-sm:sr-only'}>
            {isToday ? t('tomorrow') : words('next.day')}
          </span>
          <Icon name="lucide:chevron-right" />
        </Link>
      </nav>
      <FilterForm
        key={`${branch.id} ${doctor?.id} ${date}`}
        action={todayAddress.path(locale)}
        label={t('filter')}
        fields={[
          {
            ...{ id: 'branch', label: words('branch'), value: branch.id },
            ...{ options: optionsOf(branches), className: 'min-w-32 grow basis-0' },
          },
          doctors.length > 1 && {
            ...{ id: 'doctor', label: words('doctor'), all: words('allDoctors') },
            ...{ options: optionsOf(doctors), value: doctor?.id ?? null, ...behind },
          },
          { id: 'date', label: words('date'), value: date, ...behind },
        ]}
      />
    </>
  );
}
