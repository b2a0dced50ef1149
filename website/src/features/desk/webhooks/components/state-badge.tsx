import { Badge } from '@/components/ui/badge';
import type { Webhook } from '@/contract/webhooks';
import { getTranslations } from '@/i18n/translations';

export async function StateBadge({ webhook: { offReason, failed } }: { webhook: Webhook }) {
  const t = await getTranslations('webhooks');
  if (offReason) return <Badge tone="canceled">{t(`off.${offReason}`)}</Badge>;
  return failed > 0 ? (
    <Badge tone="pending">{t('someFailed')}</Badge>
  ) : (
    <Badge tone="confirmed">{t('isOn')}</Badge>
  );
}
