import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { AutoRefresh } from '@/features/appointments/components/auto-refresh';
import { formatCalendarDate } from '@/lib/clinic-time';
import type { CalendarPage as Page } from '../query';
import { BlockForm } from './block-form';
import { CalendarFilter } from './calendar-filter';
import { CalendarLegend } from './calendar-legend';
import { CalendarTable } from './calendar-table';

/** A day of a branch, or a week of one of its doctors; keeps itself up to date. */
export async function CalendarPage({ locale, page }: { locale: Locale; page: Page }) {
  const t = await getTranslations('staffCalendar');
  const { calendar, view, branch, doctors } = page;
  const closed = calendar.data.flatMap((one) =>
    one.doctor.takesNoNewBookings ? [one.doctor.name[locale]] : [],
  );
  const doctor = doctors.find(({ id }) => id === view.doctor);
  const day = formatCalendarDate({ date: view.date, locale, style: view.span === 'week' ? 'day' : 'long' });
  const words = {
    title: t('block.title'),
    doctor: t('block.doctor'),
    startsAt: t('block.from'),
    endsAt: t('block.to'),
    reason: t('block.reason'),
    hint: t('block.hint'),
    submit: t('block.submit'),
    pending: t('block.pending'),
  };
  return (
    <Container>
      <AutoRefresh />
      <h1 className="text-2xl">
        {view.span === 'week' ? t('weekOf', { day, doctor: doctor?.name ?? '' }) : t('dayOf', { day })}
      </h1>
      <CalendarFilter locale={locale} page={page} />
      <CalendarLegend />
      {closed.length > 0 ? (
        <p className="mt-3 rounded-control bg-status-pending-soft p-3 text-sm">
          {t('closed', { doctors: closed.join(t('listComma')) })}
        </p>
      ) : null}
      {calendar.data.length === 0 ? (
        <EmptyState title={t('noDoctors')} text={t('noDoctorsText')} />
      ) : (
        <CalendarTable locale={locale} page={page} />
      )}
      {doctors.length > 0 && calendar.meta.mayBook ? (
        <BlockForm
          key={`${view.branch}-${view.date}-${view.doctor}`}
          locale={locale}
          branch={branch.id}
          doctors={doctors}
          doctor={view.doctor}
          date={page.date}
          words={words}
        />
      ) : null}
    </Container>
  );
}
