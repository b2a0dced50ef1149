import { ActionButton } from '@/components/ui/action-link';
import { AutoRefresh } from '@/components/ui/auto-refresh';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { PrintButton } from '@/components/ui/print-button';
import { PaperFacts } from '@/features/desk/paper/components/paper-facts';
import { getWords } from '@/i18n/translations';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import { doorAddress, screenAddress, walkInAddress } from '../address';
import type { TodayPage } from '../query';
import { GROUPS, groupRows } from '../rules';
import { DeskBoard } from './desk-board';
import { Queue } from './queue';
import { TodayFilter } from './today-filter';
import { TodayRow } from './today-row';

export async function TodayBoard({ page }: { page: TodayPage }) {
  const [locale, t] = await getWords('today');
  const { today, isToday, branch, doctor } = page;
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
          {[...(isToday ? [date] : []), branch.name, doctor?.name ?? t('filter.all')].join(' · ')}
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
          <PrintButton>
            <Icon name="lucide:printer" />
            {t('print')}
          </PrintButton>
        </div>
      </div>
      <PaperFacts
        branch={branch.name}
        dates={{ from: today.meta.date, to: today.meta.date }}
        filter={[doctor?.name ?? t('filter.all')]}
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
      <DeskBoard words={{ undo: t('undo'), close: t('close') }} closeIcon={<Icon name="lucide:x" />}>
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
