import { KeptField, KeptSelect, ResultFold, ResultForm, ResultNote } from '@/components/form/result-form';
import { optionsOf } from '@/components/form/select';
import { SubmitButton } from '@/components/form/submit-button';
import { FilterFields } from '@/components/list/filter-fields';
import { ActionLink } from '@/components/ui/action-link';
import { AutoRefresh } from '@/components/ui/auto-refresh';
import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { ReasonField } from '@/features/desk/frame/components/reason-field';
import { PrintPage } from '@/features/desk/lists/components/desk-page';
import { PaperFacts } from '@/features/desk/paper/components/paper-facts';
import { ClientMessages } from '@/i18n/client-messages';
import { getTranslations, getWords } from '@/i18n/translations';
import { cn } from '@/lib/text/cn';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import { addDays } from '@/lib/time/week';
import { blockTimeAction } from '../actions';
import { ALL_DOCTORS, calendarAddress, keptView } from '../address';
import { columnsOf, overviewOf } from '../column-rules';
import { LOOKS, type Look } from '../look-rules';
import type { CalendarPage as Page } from '../query';
import { CalendarGrid } from './calendar-grid';
import { MoveBoard } from './move-board';
import { RememberView } from './remember-view';
import { WeekOverview } from './week-overview';

export async function CalendarPage({ page }: { page: Page }) {
  const [locale, t, ui] = await getWords('staffCalendar', 'ui');
  const { calendar, view, branch, doctors } = page;
  const closed = calendar.data.flatMap((one) =>
    one.doctor.takesNoNewBookings ? [one.doctor.name[locale]] : [],
  );
  const doctor = doctors.length === 1 ? doctors[0] : doctors.find(({ id }) => id === view.doctor);
  const day = formatCalendarDate({ date: view.date, locale, style: view.span === 'week' ? 'day' : 'long' });
  const isWeek = view.span === 'week';
  const isOverview = isWeek && view.doctor === null;
  const { columns, leftOut } = columnsOf(page, locale);
  const hasMore = isOverview ? overviewOf(page).isShortened : leftOut.length > 0;
  const setting = { ...calendar.meta, branch: branch.id, now: Date.now() };
  const shown = { ...view, doctor: view.doctor ?? ALL_DOCTORS };
  const everybody = calendarAddress.path(locale, { ...shown, everybody: !view.everybody });
  return (
    <Container className="calendar-page">
      <AutoRefresh />
      <RememberView kept={keptView(shown)} />
      <div className="flex items-center justify-between gap-x-3 max-sm:items-start">
        <div className="min-w-0">
          <h1 className="text-2xl">{t(isWeek ? 'weekOf' : 'dayOf', { day })}</h1>
          <p className="text-text-soft print:hidden">
            {[branch.name, doctor?.name ?? t('filter.allDoctors')].join(' · ')}
          </p>
        </div>
        <PrintPage />
      </div>
      <PaperFacts
        branch={branch.name}
        dates={{ from: view.date, to: isWeek ? addDays({ date: view.date, days: 6 }) : view.date }}
        filter={[doctor?.name ?? t('filter.allDoctors')]}
      />
      <CalendarFilter page={page} />
      <CalendarLegend />
      {closed.length > 0 ? (
        <p className="mb-3 rounded-control bg-status-pending-soft p-3 text-sm">
          {t('closed', { doctors: closed.join(ui('listComma')) })}
        </p>
      ) : null}
      {calendar.data.length === 0 ? <EmptyState title={t('noDoctors')} text={t('noDoctorsText')} /> : null}
      <ClientMessages of={['staffCalendar.moving']}>
        <MoveBoard>
          {isOverview ? <WeekOverview page={page} /> : null}
          {isOverview || columns.length === 0 ? null : (
            <CalendarGrid
              key={`${view.branch}-${view.date}-${view.doctor}-${view.span}`}
              columns={columns}
              setting={setting}
            />
          )}
          {!isOverview && columns.length === 0 && calendar.data.length > 0 ? (
            <p className="py-8 text-center text-text-soft">{t('nothing')}</p>
          ) : null}
        </MoveBoard>
      </ClientMessages>
      {hasMore || view.everybody ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-text-soft print:hidden">
          {leftOut.length > 0 && !isOverview
            ? t(isWeek ? 'absentDays' : 'absent', { names: leftOut.join(ui('listComma')) })
            : null}
          <ActionLink href={everybody}>{t(view.everybody ? 'onlyBusy' : 'everybody')}</ActionLink>
        </p>
      ) : null}
      {doctors.length > 0 && page.mayBlock ? (
        <BlockForm key={`${view.branch}-${view.date}-${view.doctor}`} page={page} />
      ) : null}
    </Container>
  );
}

const SHOWN: Look[] = ['free', 'held', 'pending', 'confirmed', 'done', 'blocked', 'busy', 'elsewhere'];

async function CalendarLegend() {
  const t = await getTranslations('staffCalendar');
  return (
    <details className="mt-2 print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-action text-sm">
        {t('legend')}
      </summary>
      <ul className="mb-2 flex flex-wrap gap-2 text-sm" aria-label={t('legend')}>
        {SHOWN.map((look) => (
          <li
            key={look}
            className={cn(
              'inline-flex items-center gap-1.5 rounded-control border px-2 py-0.5',
              LOOKS[look].className,
            )}
          >
            <Icon name={LOOKS[look].icon} className="size-4" />
            {t(`kinds.${look}`)}
          </li>
        ))}
        <li className="off-hours inline-flex items-center gap-1.5 rounded-control border border-line bg-surface-warm px-2 py-0.5">
          {t('kinds.outside')}
        </li>
        <li className="inline-flex items-center gap-1.5 rounded-control border border-danger px-2 py-0.5 text-danger">
          {t('kinds.now')}
        </li>
      </ul>
    </details>
  );
}

async function BlockForm({ page: { view, doctors, date } }: { page: Page }) {
  const [, t] = await getWords('staffCalendar.block');
  const moment = { type: 'datetime-local', step: 300, required: true };
  const control = (id: 'doctor' | 'from' | 'to' | 'reason') => ({ id: `blocked-${id}`, label: t(id) });
  return (
    <ResultForm action={blockTimeAction} fields={{ branch: view.branch }} className="print:hidden">
      <ResultFold className="mt-6 rounded-card border border-line bg-surface">
        <summary className="min-h-11 cursor-pointer px-5 py-3 font-semibold text-action">
          {t('title')}
        </summary>
        <div className="space-y-4 px-5 pb-5">
          <ResultNote />
          <p className="text-sm text-text-soft">{t('hint')}</p>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            <KeptSelect
              {...control('doctor')}
              name="doctor"
              options={optionsOf(doctors)}
              defaultValue={view.doctor ?? doctors[0]?.id}
            />
            <KeptField {...moment} {...control('from')} name="startsAt" defaultValue={`${date}T12:00`} />
            <KeptField {...moment} {...control('to')} name="endsAt" defaultValue={`${date}T13:00`} />
            <ReasonField {...control('reason')} required />
          </div>
          <SubmitButton pendingLabel={t('pending')}>{t('submit')}</SubmitButton>
        </div>
      </ResultFold>
    </ResultForm>
  );
}

async function CalendarFilter({ page }: { page: Page }) {
  const [locale, t] = await getWords('staffCalendar');
  const { view, branches, doctors, date } = page;
  const step = view.span === 'week' ? 7 : 1;
  const shown = { ...view, doctor: view.doctor ?? ALL_DOCTORS };
  const to = (days: number) => calendarAddress.path(locale, { ...shown, date: addDays({ date, days }) });
  // A doctor sees the own days alone.
  const hasChoice = doctors.length > 1;
  const link =
    'inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 font-semibold text-action hover:bg-surface-sky';
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between rounded-card border border-line bg-surface px-4 py-2 max-md:py-0 print:hidden">
      <nav aria-label={t('filter.moves')} className="-mx-3 flex flex-wrap">
        <Link href={to(-step)} className={link}>
          <Icon name="lucide:chevron-left" />
          <span className="max-sm:sr-only">{t(`filter.previous.${view.span}`)}</span>
        </Link>
        <Link href={calendarAddress.path(locale, { ...shown, date: null })} className={link}>
          {t('filter.today')}
        </Link>
        <Link href={to(step)} className={link}>
          <span className="max-sm:sr-only">{t(`filter.next.${view.span}`)}</span>
          <Icon name="lucide:chevron-right" />
        </Link>
      </nav>
      {/* Folded up on a narrow screen, where the calendar itself is looked for; open where there is room. */}
      <details className="open:basis-full md:basis-full md:[&::details-content]:[block-size:auto] md:[&::details-content]:[content-visibility:visible]">
        <summary className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 font-semibold text-action supports-[selector(::details-content)]:md:hidden">
          <Icon name="lucide:sliders-horizontal" />
          <span className="max-sm:sr-only">{t('filter.label')}</span>
        </summary>
        <form
          key={JSON.stringify({ view, date })}
          method="get"
          action={calendarAddress.path(locale)}
          aria-label={t('filter.label')}
          className={cn(
            'grid items-end gap-x-3 gap-y-2 pb-2 min-[26rem]:grid-cols-2',
            hasChoice
              ? 'md:grid-cols-3 lg:grid-cols-[repeat(4,1fr)_auto]'
              : 'md:grid-cols-[1.7fr_1fr_9.5rem_auto] lg:grid-cols-[repeat(3,1fr)_auto]',
          )}
        >
          <FilterFields
            of={[
              { id: 'branch', label: t('filter.branch'), options: optionsOf(branches), value: view.branch },
              hasChoice && {
                ...{ id: 'doctor', label: t('filter.doctor'), value: shown.doctor },
                options: [{ value: ALL_DOCTORS, label: t('filter.allDoctors') }, ...optionsOf(doctors)],
              },
              {
                ...{ id: 'span', label: t('filter.span'), value: view.span },
                options: (['day', 'week'] as const).map((value) => ({ value, label: t(`filter.${value}`) })),
              },
              { id: 'date', label: t('filter.date'), value: date },
            ]}
          />
          <Button type="submit" className="min-[26rem]:col-span-2 md:col-span-1">
            {t('filter.apply')}
          </Button>
        </form>
      </details>
    </div>
  );
}
