import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { Status } from '@/contract/transitions';
import { getTranslations } from '@/i18n/translations';

const ICONS: Record<Status, string> = {
  pending: 'lucide:clock',
  confirmed: 'lucide:circle-check',
  canceled: 'lucide:circle-x',
  done: 'lucide:check-check',
};

export async function StatusBadge({ status }: { status: Status }) {
  const t = await getTranslations('appointments.status');
  return (
    <Badge tone={status} icon={<Icon name={ICONS[status]} className="size-4" />}>
      {t(status)}
    </Badge>
  );
}
