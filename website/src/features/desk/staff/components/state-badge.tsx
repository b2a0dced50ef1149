import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { StaffAccount } from '@/contract/staff-account';
import { getTranslations } from '@/i18n/translations';

const LOOKS = {
  active: { tone: 'confirmed', icon: 'lucide:circle-check' },
  invited: { tone: 'pending', icon: 'lucide:mail' },
  blocked: { tone: 'canceled', icon: 'lucide:ban' },
} as const;

export async function StateBadge({ state }: { state: StaffAccount['state'] }) {
  const t = await getTranslations('staff.state');
  const { tone, icon } = LOOKS[state];
  return (
    <Badge tone={tone} icon={<Icon name={icon} />}>
      {t(state)}
    </Badge>
  );
}
