import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { WaitingState } from '@/contract/waiting-list';
import { getTranslations } from '@/i18n/translations';

const LOOKS = {
  waiting: { tone: 'pending', icon: 'lucide:hourglass' },
  booked: { tone: 'confirmed', icon: 'lucide:calendar-check' },
  left: { tone: 'done', icon: 'lucide:log-out' },
  removed: { tone: 'done', icon: 'lucide:x' },
  ended: { tone: 'done', icon: 'lucide:clock' },
} as const;

export async function EntryBadge({ state }: { state: WaitingState }) {
  const t = await getTranslations('waitingList.own.states');
  const { tone, icon } = LOOKS[state];
  return (
    <Badge tone={tone} icon={<Icon name={icon} className="size-4" />}>
      {t(state)}
    </Badge>
  );
}
