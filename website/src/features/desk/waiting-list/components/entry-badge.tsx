import { SignBadge } from '@/components/ui/sign-badge';
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
  return <SignBadge {...LOOKS[state]}>{t(state)}</SignBadge>;
}
