import { getLocale } from 'next-intl/server';
import { ChoiceForm } from '@/components/list/filter-fields';
import { Panel } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import type { PageViewsAnswer } from '@/contract/page-views';
import { Chart, FigureTable } from '@/features/desk/figures/components/figure-chart';
import { Definitions, Sums } from '@/features/desk/figures/components/sums';
import { type Dates, daysIn, sayChange, shareOf } from '@/features/desk/figures/rules';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { settingsAddress } from '@/features/desk/settings/address';
import { pageViewsAddress } from '../address';
import { type PageViewWords, pageViewCharts, pageViewWords, SUMS } from '../words';

export async function PageViewsPage({ dates, answer }: { dates: Dates; answer: PageViewsAnswer }) {
  const words = await pageViewWords(await getLocale());
  const { t, locale, date } = words;
  const { data, meta } = answer;
  const isEmpty = data.total.views + data.before.views === 0;
  if (isEmpty && !data.isOn) {
    return (
      <DeskPage title={t('title')}>
        <div className="mt-6">
          <EmptyState
            title={t('off.title')}
            text={t('off.text')}
            action={<SettingsLink locale={locale} label={t('off.settings')} />}
          />
        </div>
      </DeskPage>
    );
  }
  const sums = SUMS.map((id) => {
    const change = sayChange({ now: data.total[id], before: data.before[id] });
    const value = String(data.before[id]);
    return {
      id,
      name: t(`sums.${id}`),
      text: t(`define.${id}`),
      value: data.total[id],
      before: change === null ? t('beforeValue', { value }) : t('beforeChange', { value, change }),
    };
  });
  return (
    <DeskPage title={t('title')}>
      {data.isOn ? null : <p className="mt-2 font-semibold">{t('stopped')}</p>}
      <ChoiceForm
        key={pageViewsAddress.path(locale, dates)}
        action={pageViewsAddress.path(locale)}
        label={t('filter')}
        className="grid-cols-2 md:grid-cols-4"
        fields={(['from', 'to'] as const).map((id) => ({ id, label: t(id), value: dates[id] }))}
      />
      <p className="mt-4 text-text-soft">
        {t('text', {
          from: date(dates.from),
          to: date(dates.to),
          count: daysIn(dates),
          beforeFrom: date(meta.before.from),
          beforeTo: date(meta.before.to),
        })}
      </p>
      {isEmpty ? (
        <p className="mt-6">{t('empty')}</p>
      ) : (
        <>
          <Sums sums={sums} className="xl:grid-cols-5" />
          <Definitions label={t('about')} terms={sums} />
          <div className="mt-4 grid items-start gap-6 md:grid-cols-2">
            {pageViewCharts({ words, answer })
              .filter(({ rows }) => rows.length > 0)
              .map((chart) => (
                <Chart key={chart.id} chart={chart} tableLabel={t('table')} />
              ))}
          </div>
          <Panel className="mt-6" title={t('charts.pages')}>
            <p className="mt-1 text-sm text-text-soft">
              {t('chartAbout.pages')}{' '}
              {data.languages
                .map(({ language, views }) =>
                  t('language.share', {
                    language: t(`language.${language}`),
                    percent: Math.round(100 * (shareOf(views, data.total.views) ?? 0)),
                  }),
                )
                .join(' · ')}
            </p>
            <FigureTable
              caption={t('charts.pages')}
              head={[t('head.page'), t('sums.views'), t('sums.visits')]}
              rows={data.pages.map(({ page, views, visits }) => ({
                key: page ?? '',
                cells: [words.page(page), views, visits],
              }))}
            />
          </Panel>
        </>
      )}
      <p className="mt-4 print:hidden">
        <SettingsLink locale={locale} label={t('settings')} />
      </p>
    </DeskPage>
  );
}

function SettingsLink({ locale, label }: { locale: PageViewWords['locale']; label: string }) {
  return (
    <a
      className="inline-flex min-h-11 items-center font-semibold text-action hover:underline"
      href={settingsAddress.path(locale, { part: 'website' })}
    >
      {label}
    </a>
  );
}
