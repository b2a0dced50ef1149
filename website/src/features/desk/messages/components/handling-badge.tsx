import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { Handling } from '@/contract/contact-message';
import { getTranslations } from '@/i18n/translations';

const LOOKS = {
  new: { tone: 'pending', icon: 'lucide:mail' },
  read: { tone: 'neutral', icon: 'lucide:mail-open' },
  done: { tone: 'done', icon: 'lucide:check-check' },
} as const;

export async function HandlingBadge({ handling }: { handling: Handling }) {
  const t = await getTranslations('messages.handlings');
  const { tone, icon } = LOOKS[handling];
  return (
    <Badge tone={tone} icon={<Icon name={icon} className="size-4" />}>
      {t(handling)}
    </Badge>
  );
}
