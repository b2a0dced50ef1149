import { Icon } from '@/components/ui/icon';
import { getTranslations } from '@/i18n/translations';

/** Says loudly that the hours have changed and the appointment cannot stay where it is. */
export async function ToBeMovedMark() {
  const t = await getTranslations('appointments');
  return (
    <strong className="inline-flex items-center gap-1.5 whitespace-nowrap rounded-full bg-danger px-3 py-1 font-bold text-sm text-text-on-fill">
      <Icon name="lucide:calendar-clock" className="size-4" />
      {t('toBeMoved')}
    </strong>
  );
}
