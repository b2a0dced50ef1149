import { SignBadge } from '@/components/ui/sign-badge';
import type { PrivacyCase } from '@/contract/privacy-case';
import { getTranslations } from '@/i18n/translations';

const LOOKS = {
  overdue: { tone: 'canceled', icon: 'lucide:clock-alert' },
  open: { tone: 'pending', icon: 'lucide:clock' },
  answered: { tone: 'done', icon: 'lucide:check-check' },
  refused: { tone: 'neutral', icon: 'lucide:x' },
} as const;

export async function CaseBadge({ of: { state, isOverdue } }: { of: PrivacyCase }) {
  const t = await getTranslations('privacyCases.states');
  const look = isOverdue ? 'overdue' : state;
  return <SignBadge {...LOOKS[look]}>{t(look)}</SignBadge>;
}
