import type { ReactNode } from 'react';
import { Menu } from '@/components/layout/menu';
import { NavLink } from '@/components/layout/nav-link';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { type Duty, hasDuty } from '@/contract/roles';
import { VERSION } from '@/contract/version';
import { findStaffRights } from '@/features/account/session/session';
import { NewsMark } from '@/features/desk/releases/components/news-mark';
import { localePath } from '@/i18n/routing';
import { getTranslations, getWords } from '@/i18n/translations';
import type { MessageKey } from '@/lib/page/private-metadata';
import { PartsLabel } from './parts-label';

interface Part {
  /** The title of its page, or a shorter one. */
  title: MessageKey;
  path: string;
  /** `daily` is in the bar, `more` behind a disclosure, `doors` there for links to other systems. */
  group: 'daily' | 'more' | 'doors';
  /** Duty that the part belongs to; managers see all. */
  duty: Duty | 'manager' | 'everybody';
  /** Belongs to no branch: staff of some branches do not see it. */
  allBranchesOnly?: boolean;
  /** True if the link shows the number of unread messages. */
  countsUnread?: boolean;
  /** Is marked while the reader has not read about the version that runs. */
  hasNews?: boolean;
}

/** Parts of the staff area in the order of the navigation; each is shown to those whose duty it is. */
const PARTS: Part[] = [
  { title: 'appointments.title', path: '/admin/appointments', group: 'daily', duty: 'appointments' },
  { title: 'calls.title', path: '/admin/work-list', group: 'daily', duty: 'calls' },
  { title: 'today.title', path: '/admin/today', group: 'daily', duty: 'day' },
  { title: 'staffCalendar.title', path: '/admin/calendar', group: 'daily', duty: 'appointments' },
  { title: 'inbox.title', path: '/admin/inbox', group: 'daily', duty: 'messages', countsUnread: true },
  {
    title: 'messages.title',
    path: '/admin/messages',
    group: 'daily',
    duty: 'messages',
    allBranchesOnly: true,
  },
  { title: 'account.nav.recalls', path: '/admin/recalls', group: 'daily', duty: 'desk' },
  { title: 'waitingList.title', path: '/admin/waiting-list', group: 'daily', duty: 'desk' },
  { title: 'patientSearch.title', path: '/admin/patients', group: 'daily', duty: 'desk' },
  { title: 'payments.title', path: '/admin/payments', group: 'more', duty: 'payments' },
  { title: 'figures.title', path: '/admin/figures', group: 'more', duty: 'figures' },
  { title: 'visits.title', path: '/admin/visits', group: 'more', duty: 'manager' },
  { title: 'hours.title', path: '/admin/hours', group: 'more', duty: 'manager' },
  { title: 'staff.title', path: '/admin/staff', group: 'more', duty: 'manager' },
  { title: 'patients.title', path: '/admin/patient-data', group: 'more', duty: 'manager' },
  { title: 'account.nav.privacy', path: '/admin/privacy', group: 'more', duty: 'manager' },
  { title: 'log.title', path: '/admin/log', group: 'more', duty: 'manager' },
  { title: 'settings.title', path: '/admin/settings', group: 'more', duty: 'manager' },
  { title: 'messageTexts.title', path: '/admin/message-texts', group: 'more', duty: 'manager' },
  { title: 'account.nav.systemStatus', path: '/admin/system-status', group: 'more', duty: 'manager' },
  { title: 'releases.title', path: '/admin/whats-new', group: 'more', duty: 'everybody', hasNews: true },
  { title: 'bookingLinks.title', path: '/admin/booking-links', group: 'doors', duty: 'appointments' },
  { title: 'calendarFeeds.title', path: '/admin/calendar-feeds', group: 'doors', duty: 'feeds' },
  { title: 'webhooks.title', path: '/admin/webhooks', group: 'doors', duty: 'manager' },
  { title: 'apiKeys.title', path: '/admin/api-keys', group: 'doors', duty: 'manager' },
  { title: 'imports.title', path: '/admin/imports', group: 'doors', duty: 'manager' },
  { title: 'account.nav.dataExport', path: '/admin/data-export', group: 'doors', duty: 'manager' },
];

const PANEL =
  'absolute z-30 max-h-[75vh] min-w-56 overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-card';
const IN_PANEL =
  'flex min-h-11 items-center rounded-control px-3 font-semibold text-sm text-text hover:bg-surface-sky aria-[current]:bg-surface-sky aria-[current]:text-action';
const IN_LINE =
  'inline-flex min-h-12 items-center whitespace-nowrap border-transparent border-b-2 px-2.5 font-semibold text-sm text-text-soft hover:text-action aria-[current]:border-accent aria-[current]:text-action';
const SUMMARY = '[&>summary]:px-2.5 [&>summary]:text-sm [&>summary]:text-text-soft';

/** The parts of the staff area, the rest behind a disclosure. It only leaves out what would be refused by pages and backend. */
export async function StaffNav({ unread, children }: { unread: number; children?: ReactNode }) {
  const staff = await findStaffRights();
  if (staff === null) return null;
  const { role } = staff;
  const isOwn = (duty: Part['duty']) =>
    duty === 'everybody' || (duty === 'manager' ? role === 'manager' : hasDuty({ role, duty }));
  const isShown = ({ duty, allBranchesOnly = false }: Part) =>
    isOwn(duty) && (!allBranchesOnly || staff.scope === null);
  const [locale, t] = await getWords('account.nav');
  const titleOf = await getTranslations({ locale });
  const parts = PARTS.filter(isShown).map(({ title, path, ...part }) => ({
    ...part,
    label: titleOf(title),
    href: localePath({ locale, path }),
  }));
  const isManager = role === 'manager';
  const groups = (['daily', 'more', 'doors'] as const)
    .map((group) => ({
      group,
      title: t(group === 'more' && isManager ? 'manage' : group),
      parts: parts.filter((part) => (part.group === 'doors' && !isManager ? 'more' : part.group) === group),
    }))
    .filter((one) => one.parts.length > 0);
  const daily = groups.filter(({ group }) => group === 'daily');
  const others = groups.filter(({ group }) => group !== 'daily');
  const linkOf = ({ href, label }: (typeof parts)[number]) => ({ href, label });
  const linkTo = ({ href, label, hasNews, countsUnread }: (typeof parts)[number], look: string) => (
    <NavLink href={href} className={look}>
      {label}
      {countsUnread ? <UnreadMark unread={unread} /> : null}
      {hasNews ? <NewsMark version={VERSION} label={t('unread')} /> : null}
    </NavLink>
  );
  const sectionOf = ({ group, title, parts: shown }: (typeof groups)[number], look: string) => (
    <section key={group} className={look}>
      <h2 className="px-3 py-1 font-semibold text-text-soft text-xs">{title}</h2>
      <ul>
        {shown.map((part) => (
          <li key={part.href}>{linkTo(part, IN_PANEL)}</li>
        ))}
      </ul>
    </section>
  );
  return (
    <div className="border-line border-b bg-surface print:hidden">
      <Container className="flex items-center justify-between gap-3">
        <nav aria-label={t('label')} className="shrink-0">
          <Menu
            className={`relative lg:hidden ${SUMMARY} -ms-2.5`}
            label={
              <>
                <Icon name="lucide:menu" />
                <PartsLabel label={t('menu')} parts={parts.map(linkOf)} isNamed />
                <UnreadMark unread={unread} />
                <NewsMark version={VERSION} label={t('unread')} />
              </>
            }
          >
            <div className={`${PANEL} start-0`}>
              {groups.map((one) =>
                sectionOf(one, 'not-first:mt-2 not-first:border-line not-first:border-t not-first:pt-2'),
              )}
            </div>
          </Menu>
          <div className="-ms-2.5 flex max-lg:hidden">
            <ul className="flex">
              {daily.flatMap((one) =>
                one.parts.map((part) => <li key={part.href}>{linkTo(part, IN_LINE)}</li>),
              )}
            </ul>
            {others.length > 0 ? (
              <Menu
                className={`relative ${SUMMARY}`}
                label={
                  <>
                    <PartsLabel
                      label={others[0]?.title ?? ''}
                      parts={others.flatMap((one) => one.parts.map(linkOf))}
                    />
                    <NewsMark version={VERSION} label={t('unread')} />
                    <Icon name="lucide:chevron-down" className="size-4 group-open:rotate-180" />
                  </>
                }
              >
                <div className={`${PANEL} end-0 flex gap-2`}>
                  {others.map((one) => sectionOf(one, 'min-w-52'))}
                </div>
              </Menu>
            ) : null}
          </div>
        </nav>
        {children}
      </Container>
    </div>
  );
}

/** Shows the number of unread messages beside the name of the inbox; nothing if there are none. */
async function UnreadMark({ unread }: { unread: number }) {
  if (unread === 0) return null;
  const t = await getTranslations('account.nav');
  return (
    <span className="ms-1.5 inline-flex min-w-5 justify-center rounded-pill bg-accent px-1.5 text-text-on-fill text-xs">
      <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
      <span className="sr-only">{t('unreadMessages', { count: unread })}</span>
    </span>
  );
}
