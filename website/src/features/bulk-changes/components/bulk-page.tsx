import Link from 'next/link';
import type { Locale } from 'next-intl';
import { Select } from '@/components/form/select';
import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import type { Appointment } from '@/contract/appointment';
import { OWN_TEXT_PLACEHOLDERS } from '@/contract/changes';
import { REASON_LENGTH } from '@/contract/limits';
import { StatusBadge } from '@/features/appointments/components/status-badge';
import { listPath } from '@/features/appointments/rules';
import { localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { formatDate, formatTime } from '@/lib/clinic-time';
import { asChosen } from '@/lib/list-memory';
import type { BulkPage as Page } from '../query';
import { type BulkView, bulkQuery } from '../rules';
import { MOST } from '../schema';
import { BulkForm } from './bulk-form';

/** Exactly whom a press will hit, each with a box, and the press. */
export async function BulkPage({ locale, view, page }: { locale: Locale; view: BulkView; page: Page }) {
  const [t, words, ui] = await Promise.all([
    getTranslations('bulk'),
    getTranslations('appointments'),
    getTranslations('ui'),
  ]);
  const { act, to, filter } = view;
  const { rows, total, leftOut, doctors } = page;
  const needsDoctor = act === 'reassign' && !doctors.some(({ id }) => id === to);
  const momentOf = ({ timeZone }: Appointment, instant: string) => {
    const at = { instant, timeZone, locale };
    return words('moment', { date: formatDate({ ...at, style: 'medium' }), time: formatTime(at) });
  };
  const isNoneLeft = page.isForgotten || rows.length === 0;
  return (
    <Container>
      <Link
        href={asChosen(listPath({ locale, filter }))}
        prefetch={false}
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-action"
      >
        <Icon name="lucide:arrow-left" />
        {words('detail.back')}
      </Link>
      <h1 className="text-2xl">{t(`title.${act}`)}</h1>
      <p className="mt-1 max-w-prose text-text-soft">{t(`lead.${act}`)}</p>
      {act === 'reassign' ? (
        <form
          method="get"
          action={localePath({ locale, path: '/admin/appointments/several' })}
          className="mt-2 flex flex-wrap items-end gap-3 [&_label]:mb-0.5 [&_label]:text-sm"
        >
          {[...new URLSearchParams(bulkQuery({ ...view, to: null }))].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Select
            id="to"
            key={to}
            label={t('to')}
            placeholder={t('choose')}
            options={doctors.map(({ id, name }) => ({ value: id, label: name }))}
            className="h-12"
            defaultValue={to ?? ''}
          />
          <Button type="submit" variant="secondary">
            {t('look')}
          </Button>
        </form>
      ) : null}
      <p className="mt-2 text-sm">
        {t(act === 'message' ? 'reachable' : 'count', { count: rows.length })}
        {leftOut > 0 ? <span className="text-text-soft"> {t('leftOut', { count: leftOut })}</span> : null}
      </p>
      {total > MOST ? (
        <p className="mt-1 font-semibold text-sm text-status-pending">{t('more', { most: MOST, total })}</p>
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
      <BulkForm
        // Another doctor has other times.
        key={to}
        locale={locale}
        act={act}
        query={bulkQuery(view)}
        to={to}
        rows={
          needsDoctor
            ? []
            : await Promise.all(
                rows.map(async ({ appointment: one, destination }) => {
                  const name = `${one.firstName} ${one.lastName}`;
                  return {
                    id: one.documentId,
                    version: one.version,
                    label: t('box', { name, number: one.bookingNumber }),
                    isTicked: destination === null || destination.isFree,
                    times:
                      destination?.times.map((time) => ({ value: time, text: momentOf(one, time) })) ?? null,
                    content: (
                      <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm max-sm:leading-5 max-sm:*:basis-full">
                        <span className="flex items-center justify-between gap-x-3 sm:contents">
                          <bdi className="font-semibold text-base">{name}</bdi>
                          <span className="sm:order-1">
                            <StatusBadge status={one.status} />
                          </span>
                        </span>
                        <span>{momentOf(one, one.startsAt)}</span>
                        <span className="text-text-soft">
                          {[one.doctor.name?.[locale], one.branch.name?.[locale]].filter(Boolean).join(' · ')}
                        </span>
                        {destination ? (
                          <span
                            className={`inline-flex sm:order-2 items-center gap-1 font-semibold ${destination.isFree ? 'text-status-confirmed' : 'text-danger'}`}
                          >
                            <Icon
                              name={destination.isFree ? 'lucide:circle-check' : 'lucide:circle-x'}
                              className="size-4"
                            />
                            {t(
                              destination.isFree
                                ? 'free'
                                : destination.times.length > 0
                                  ? 'notFree'
                                  : 'noTimes',
                            )}
                          </span>
                        ) : null}
                      </span>
                    ),
                  };
                }),
              )
        }
        words={{
          submit: t(`submit.${act}`),
          sending: t('sending'),
          all: t('all'),
          none: t('none'),
          time: t('time'),
          chosen: t('chosen', { count: '{count}', of: '{of}' }),
          results: t('results'),
          done: t('resultDone'),
          notDone: t('resultNotDone'),
          rows: t('rows'),
          textEn: t('text.en'),
          textAr: t('text.ar'),
          textHint: (
            <>
              {t('text.hint', { max: REASON_LENGTH })}{' '}
              <bdi dir="ltr">{OWN_TEXT_PLACEHOLDERS.map((name) => `{${name}}`).join(' ')}</bdi>
            </>
          ),
          errorPrefix: ui('errorPrefix'),
        }}
        icons={{
          done: <Icon name="lucide:circle-check" className="size-5" />,
          notDone: <Icon name="lucide:circle-alert" className="size-5 shrink-0" />,
        }}
      />
    </Container>
  );
}
