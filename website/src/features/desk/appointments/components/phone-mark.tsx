import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { getTranslations } from '@/i18n/translations';
import { phoneKind } from '@/lib/contact/phone-kind';

/** Marks a phone that is as long as others of its country, yet of no range that we know: new, or a wrong digit. */
export async function PhoneMark({ phone }: { phone: string }) {
  if (phoneKind(phone)?.isKnown !== false) return null;
  const t = await getTranslations('appointments');
  return (
    <Badge tone="pending" icon={<Icon name="lucide:triangle-alert" className="size-4" />}>
      {t('newRange')}
    </Badge>
  );
}
