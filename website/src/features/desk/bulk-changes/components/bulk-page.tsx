import { Field } from '@/components/form/field';
import { HiddenFields } from '@/components/form/hidden-fields';
import { type Named, optionsOf } from '@/components/form/select';
import { Ticks } from '@/components/form/ticks';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { nameLine } from '@/components/ui/name-line';
import type { Appointment } from '@/contract/appointment';
import { isolate, isolateLtr } from '@/contract/isolate';
import { appointmentsAddress } from '@/features/desk/appointments/address';
import { StatusBadge } from '@/features/desk/appointments/components/marks';
import { isReached } from '@/features/desk/appointments/rules';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { ClientMessages } from '@/i18n/client-messages';
import { getWords } from '@/i18n/translations';
import { asChosen } from '@/lib/address/list-memory';
import { formatMoment } from '@/lib/time/clinic-time';
import type { BulkPage as Page } from '../query';
import { type BulkView, bulkQuery } from '../rules';
import { ANY_DOCTOR, type DoctorTime, MOST, SAME_DOCTOR } from '../schema';
import { timeValue } from '../spread-rules';
import { BulkForm } from './bulk-form';
import { BulkLinks } from './bulk-links';

export async function BulkPage({ view, page }: { view: BulkView; page: Page }) {
  const [locale, t, words] = await getWords('bulk', 'appointments');
  const { act, to, filter } = view;
  const { rows, total, leftOut, doctors } = page;
  const query = bulkQuery(view);
  const needsDoctor = act === 'reassign' && to.length === 0;
  const nameOf = new Map(doctors.map(({ id, name }) => [id, name]));
  const isOneDoctor = to.length === 1 && doctors.some(({ id }) => to.includes(id));
  const momentOf = ({ timeZone }: Appointment, instant: string) =>
    formatMoment({ instant, timeZone, locale });
  const timeWords = (one: Appointment, time: DoctorTime) => {
    const moment = momentOf(one, time.startsAt);
    const name = time.doctor === one.doctor.documentId ? one.doctor.name?.[locale] : nameOf.get(time.doctor);
    return isOneDoctor || !name ? moment : t('timeWith', { moment, name });
  };
  const shown = (needsDoctor ? [] : rows).map(({ appointment: one, destination }) => {
    const name = `${one.firstName} ${one.lastName}`;
    return {
      id: one.documentId,
      version: one.version,
      label: t('box', { name: isolate(name), number: isolateLtr(one.bookingNumber) }),
      isTicked: destination === null || destination.preset !== null,
      preset: destination?.preset ? timeValue(destination.preset) : '',
      suggested: destination?.suggested ? timeValue(destination.suggested) : '',
      times:
        destination?.times.map((time) => ({
          value: timeValue(time),
          text: timeWords(one, time),
          time,
        })) ?? [],
      content: (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm max-sm:leading-5 max-sm:*:basis-full">
          <span className="flex items-center justify-between gap-x-3 sm:contents">
            <bdi className="font-semibold text-base">{name}</bdi>
            <span className="sm:order-1">
              <StatusBadge status={one.status} />
            </span>
          </span>
          <span>
            {momentOf(one, one.startsAt)}
            {act === 'message' || isReached(one) ? null : (
              <span className="font-semibold text-status-pending"> · {t('untold')}</span>
            )}
          </span>
          <span className="text-text-soft">{nameLine(locale, one.doctor.name, one.branch.name)}</span>
          {destination ? (
            <span
              className={`inline-flex sm:order-2 items-center gap-1 font-semibold ${destination.preset ? 'text-status-confirmed' : 'text-danger'}`}
            >
              <Icon
                name={destination.preset ? 'lucide:circle-check' : 'lucide:circle-x'}
                className="size-4"
              />
              {t(destination.preset ? 'free' : destination.times.length > 0 ? 'notFree' : 'noTimes')}
            </span>
          ) : null}
        </span>
      ),
    };
  });
  const isNoneLeft = page.isForgotten || rows.length === 0;
  return (
    <DeskPage
      title={t(`title.${act}`)}
      back={{ href: asChosen(appointmentsAddress.path(locale, filter)), label: words('detail.back') }}
    >
      <p className="mt-1 max-w-prose text-text-soft">{t(`lead.${act}`)}</p>
      {act === 'reassign' ? <DestinationForm view={view} doctors={doctors} /> : null}
      <p className="mt-2 text-sm">
        {act === 'message'
          ? t('reachable', { count: rows.filter(({ appointment }) => isReached(appointment)).length })
          : t('count', { count: rows.length })}
        {leftOut > 0 ? <span className="text-text-soft"> {t('leftOut', { count: leftOut })}</span> : null}
      </p>
      {total > MOST ? (
        <p className="mt-1 font-semibold text-sm text-status-pending">
          {t(act === 'message' ? 'moreToMessage' : 'more', { most: MOST, total })}
        </p>
      ) : null}
      {isNoneLeft ? (
        <div className="mt-3">
          <EmptyState
            title={page.isForgotten ? words('forgotten') : t('empty')}
            text={page.isForgotten ? words('forgottenText') : t('emptyText')}
          />
        </div>
      ) : null}
      {needsDoctor && !isNoneLeft ? <p className="mt-3 font-semibold">{t('chooseFirst')}</p> : null}
      <ClientMessages of={['bulk', 'ui']}>
        <BulkForm
          // Another doctor or another kind of change starts a new form, without the result of the last one.
          key={query}
          act={act}
          query={query}
          rows={shown}
          icons={{
            done: <Icon name="lucide:circle-check" className="size-5" />,
            notDone: <Icon name="lucide:circle-alert" className="size-5 shrink-0" />,
          }}
        />
      </ClientMessages>
      {/* Below: the rows stand in the first screen of a phone. */}
      <BulkLinks filter={filter} current={act} />
    </DeskPage>
  );
}

async function DestinationForm({ view, doctors }: { view: BulkView; doctors: Named[] }) {
  const [locale, t] = await getWords('bulk');
  const choices = [
    { id: ANY_DOCTOR, name: t('whoeverIsFree') },
    { id: SAME_DOCTOR, name: t('sameDoctor') },
    ...doctors,
  ];
  return (
    <form
      key={bulkQuery(view)}
      method="get"
      action={appointmentsAddress.entry(locale, 'several')}
      className="mt-2 space-y-2"
    >
      <HiddenFields of={Object.fromEntries(new URLSearchParams(bulkQuery({ ...view, to: [], day: null })))} />
      <Ticks
        id="to"
        name="to"
        label={t('to')}
        options={optionsOf(choices)}
        chosen={view.to}
        className="flex flex-wrap gap-x-5 text-sm"
      />
      <div className="flex flex-wrap items-end gap-3 [&_label]:mb-0.5 [&_label]:text-sm">
        <Field
          id="day"
          type="date"
          label={t('day')}
          hint={t('dayHint')}
          className="h-12"
          defaultValue={view.day ?? ''}
        />
        <Button type="submit" variant="secondary">
          {t('look')}
        </Button>
      </div>
    </form>
  );
}
