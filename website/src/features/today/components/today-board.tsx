import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { PrintButton } from '@/components/ui/print-button';
import { AutoRefresh } from '@/features/appointments/components/auto-refresh';
import { formatCalendarDate } from '@/lib/clinic-time';
import type { TodayPage } from '../query';
import { GROUPS, groupRows, screenPath, walkInPath } from '../rules';
import { DeskBoard } from './desk-board';
import { TodayFilter } from './today-filter';
import { TodayRow } from './today-row';

/** The day of a branch at its reception; keeps itself up to date. */
export async function TodayBoard({ locale, page }: { locale: Locale; page: TodayPage }) {
  const t = await getTranslations('today');
  const { today, branch, doctor } = page;
  const now = Date.now();
  const groups = groupRows(today.data);
  const date = formatCalendarDate({ date: today.meta.date, locale, style: 'long' });
  return (
    <Container>
      <AutoRefresh />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl">{t('title')}</h1>
          {/* What a print is of, without the form above it. */}
          <p className="text-text-soft">{[date, branch.name, doctor?.name ?? t('filter.all')].join(' · ')}</p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          {page.mayBook ? (
            <ButtonLink href={walkInPath({ locale, branch: branch.id })} prefetch={false} size="sm">
              <Icon name="lucide:user-plus" />
              {t('walkIn.open')}
            </ButtonLink>
          ) : null}
          {today.meta.hasScreen ? (
            <ButtonLink
              href={screenPath({ locale, branch: branch.id })}
              prefetch={false}
              variant="secondary"
              size="sm"
            >
              <Icon name="lucide:monitor" />
              {t('screen.open')}
            </ButtonLink>
          ) : null}
          <PrintButton>
            <Icon name="lucide:printer" />
            {t('print')}
          </PrintButton>
        </div>
      </div>
      <nav aria-label={t('groups.label')} className="mt-4">
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
          {GROUPS.map((group) => (
            <li key={group}>
              <a
                href={`#${group}`}
                className="block h-full rounded-card border border-line bg-surface px-3 py-2 hover:border-action"
              >
                <span className="block font-bold text-2xl text-brand tabular-nums">
                  {groups[group].length}
                </span>
                <span className="text-sm text-text-soft">{t(`groups.${group}`)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <TodayFilter locale={locale} page={page} />
      <DeskBoard
        locale={locale}
        words={{ undo: t('undo'), close: t('close') }}
        closeIcon={<Icon name="lucide:x" />}
      >
        {today.data.length === 0 ? <EmptyState title={t('empty')} text={t('emptyText')} /> : null}
        {GROUPS.filter((group) => groups[group].length > 0).map((group) => (
          <section key={group} id={group} aria-labelledby={`${group}-title`} className="mt-6 scroll-mt-4">
            <h2 id={`${group}-title`} className="text-lg">
              {t('groupTitle', { group: t(`groups.${group}`), count: groups[group].length })}
            </h2>
            <ol className="mt-2 rounded-card border border-line bg-surface">
              {groups[group].map((row) => (
                <TodayRow key={row.documentId} locale={locale} row={row} now={now} />
              ))}
            </ol>
          </section>
        ))}
      </DeskBoard>
    </Container>
  );
}
