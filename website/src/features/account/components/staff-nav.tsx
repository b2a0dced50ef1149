import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { NavLink } from '@/components/layout/nav-link';
import { Container } from '@/components/ui/container';
import { VERSION } from '@/contract/version';
import { NewsMark } from '@/features/releases/components/news-mark';
import { localePath } from '@/i18n/routing';
import { findStaffRights } from '../session';

interface Part {
  key:
    | 'appointments'
    | 'workList'
    | 'calendar'
    | 'messages'
    | 'patients'
    | 'figures'
    | 'staff'
    | 'log'
    | 'messageTexts'
    | 'systemStatus'
    | 'whatsNew';
  path: string;
  managerOnly: boolean;
  /** Belongs to no branch: staff of some branches do not see it. */
  allBranchesOnly?: boolean;
  /** Is marked while the reader has not read about the version that runs. */
  hasNews?: boolean;
}

/** Parts of the staff area in the order of the navigation; `managerOnly` ones are shown to managers alone. */
const PARTS: Part[] = [
  { key: 'appointments', path: '/admin/appointments', managerOnly: false },
  { key: 'workList', path: '/admin/work-list', managerOnly: false },
  { key: 'calendar', path: '/admin/calendar', managerOnly: false },
  { key: 'messages', path: '/admin/messages', managerOnly: false, allBranchesOnly: true },
  { key: 'patients', path: '/admin/patients', managerOnly: true },
  { key: 'figures', path: '/admin/figures', managerOnly: false },
  { key: 'staff', path: '/admin/staff', managerOnly: true },
  { key: 'log', path: '/admin/log', managerOnly: true },
  { key: 'messageTexts', path: '/admin/message-texts', managerOnly: true },
  { key: 'systemStatus', path: '/admin/system-status', managerOnly: true },
  { key: 'whatsNew', path: '/admin/whats-new', managerOnly: false, hasNews: true },
];

/** The parts of the staff area. It only leaves out what would be refused: pages and backend decide. */
export async function StaffNav({ locale }: { locale: Locale }) {
  const staff = await findStaffRights();
  if (staff === null) return null;
  const isShown = ({ managerOnly, allBranchesOnly = false }: Part) =>
    (!managerOnly || staff.role === 'manager') && (!allBranchesOnly || staff.scope === null);
  const t = await getTranslations({ locale, namespace: 'account.nav' });
  return (
    <nav aria-label={t('label')} className="border-line border-b bg-surface print:hidden">
      <Container>
        <ul className="-mx-3 flex flex-wrap">
          {PARTS.filter(isShown).map(({ key, path, hasNews }) => (
            <li key={key}>
              <NavLink
                href={localePath({ locale, path })}
                className="inline-flex min-h-11 items-center border-transparent border-b-2 px-3 font-semibold text-sm text-text-soft hover:text-action aria-[current]:border-accent aria-[current]:text-action"
              >
                {t(key)}
                {hasNews ? <NewsMark version={VERSION} label={t('unread')} /> : null}
              </NavLink>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
