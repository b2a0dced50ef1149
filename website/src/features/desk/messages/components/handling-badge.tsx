import { SignBadge } from '@/components/ui/sign-badge';
import type { Handling } from '@/contract/contact-message';
import { getTranslations } from '@/i18n/translations';

const LOOKS = {
  new: { tone: 'pending', icon: 'lucide:mail' },
  read: { tone: 'neutral', icon: 'lucide:mail-open' },
  done: { tone: 'done', icon: 'lucide:check-check' },
} as const;

export async function HandlingBadge({ handling }: { handling: Handling }) {
  const t = await getTranslations('messages.handlings');
  return <SignBadge {...LOOKS[handling]}>{t(handling)}</SignBadge>;
}
