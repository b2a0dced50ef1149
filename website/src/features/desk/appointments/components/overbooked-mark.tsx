import { Icon } from '@/components/ui/icon';
import { getTranslations } from '@/i18n/translations';

/** Says loudly that an appointment shares its time with another one, by a manager's decision. */
export async function OverbookedMark() {
  const t = await getTranslations('appointments');
  return (
    <strong className="inline-flex items-center gap-1.5 whitespace-nowrap rounded-full bg-danger px-3 py-1 font-bold text-sm text-text-on-fill">
      <Icon name="lucide:triangle-alert" className="size-4" />
      {t('overbooked')}
    </strong>
  );
}
