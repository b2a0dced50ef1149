import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { NavLink } from '@/components/layout/nav-link';
import { Container } from '@/components/ui/container';
import { type Duty, hasDuty } from '@/contract/roles';
import { VERSION } from '@/contract/version';
import { NewsMark } from '@/features/releases/components/news-mark';
import { localePath } from '@/i18n/routing';
import { findStaffRights } from '../session';

interface Part {
  key:
    | 'appointments'
    | 'workList'
    | 'today'
    | 'calendar'
    | 'messages'
    | 'recalls'
    | 'patients'
    | 'patientData'
    | 'figures'
    | 'staff'
    | 'log'
    | 'messageTexts'
    | 'systemStatus'
    | 'whatsNew';
  path: string;
  /** Whose part it is; managers see all. */
  duty: Duty | 'manager' | 'everybody';
  /** Belongs to no branch: staff of some branches do not see it. */
  allBranchesOnly?: boolean;
  /** Is marked while the reader has not read about the version that runs. */
  hasNews?: boolean;
}

/** Parts of the staff area in the order of the navigation; each is shown to those whose duty it is. */
const PARTS: Part[] = [
  { key: 'appointments', path: '/admin/appointments', duty: 'appointments' },
  { key: 'workList', path: '/admin/work-list', duty: 'calls' },
  { key: 'today', path: '/admin/today', duty: 'day' },
  { key: 'calendar', path: '/admin/calendar', duty: 'appointments' },
  { key: 'messages', path: '/admin/messages', duty: 'messages', allBranchesOnly: true },
  { key: 'recalls', path: '/admin/recalls', duty: 'desk' },
  { key: 'patients', path: '/admin/patients', duty: 'desk' },
  { key: 'figures', path: '/admin/figures', duty: 'figures' },
  { key: 'staff', path: '/admin/staff', duty: 'manager' },
  { key: 'patientData', path: '/admin/patient-data', duty: 'manager' },
  { key: 'log', path: '/admin/log', duty: 'manager' },
  { key: 'messageTexts', path: '/admin/message-texts', duty: 'manager' },
  { key: 'systemStatus', path: '/admin/system-status', duty: 'manager' },
  { key: 'whatsNew', path: '/admin/whats-new', duty: 'everybody', hasNews: true },
];

/** The parts of the staff area. It only leaves out what would be refused: pages and backend decide. */
export async function StaffNav({ locale }: { locale: Locale }) {
  const staff = await findStaffRights();
  if (staff === null) return null;
  const { role } = staff;
  const isOwn = (duty: Part['duty']) =>
    duty === 'everybody' || (duty === 'manager' ? role === 'manager' : hasDuty({ role, duty }));
  const isShown = ({ duty, allBranchesOnly = false }: Part) =>
    isOwn(duty) && (!allBranchesOnly || staff.scope === null);
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
