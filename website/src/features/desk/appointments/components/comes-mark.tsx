import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { getTranslations } from '@/i18n/translations';

export async function ComesMark() {
  const t = await getTranslations('appointments');
  return (
    <Badge tone="confirmed" icon={<Icon name="lucide:message-circle" className="size-4" />}>
      {t('comes')}
    </Badge>
  );
}
