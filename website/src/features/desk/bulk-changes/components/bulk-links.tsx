import { ActionLink } from '@/components/ui/action-link';
import { Icon } from '@/components/ui/icon';
import type { AppointmentFilter } from '@/features/desk/appointments/address';
import { getWords } from '@/i18n/translations';
import { bulkPath } from '../rules';
import { BULK_ACTIONS, type BulkAction } from '../schema';

const ICONS = {
  confirm: 'lucide:circle-check',
  message: 'lucide:message-square',
  reassign: 'lucide:arrow-right-left',
  cancel: 'lucide:circle-x',
} as const;

interface Props {
  filter: AppointmentFilter;
  current?: BulkAction | null;
}

export async function BulkLinks({ filter, current = null }: Props) {
  const [locale, t] = await getWords('bulk');
  return (
    <ul
      aria-label={t('links')}
      className="flex items-center gap-x-1 overflow-x-auto whitespace-nowrap text-sm print:hidden"
    >
      <li className="text-text-soft">{t('links')}</li>
      {BULK_ACTIONS.filter((act) => act !== current).map((act) => (
        <li key={act}>
          <ActionLink
            href={bulkPath(locale, { filter, act, to: [], day: null })}
            className="rounded-control px-2 hover:bg-surface-sky"
          >
            <Icon name={ICONS[act]} className="size-4" />
            {t(`link.${act}`)}
          </ActionLink>
        </li>
      ))}
    </ul>
  );
}
