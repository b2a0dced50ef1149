import { Icon } from '@/components/ui/icon';
import { CardViewer } from '@/features/booking/cards/components/card-viewer';
import { cardPath } from '@/features/booking/cards/rules';
import { getTranslations, textsOf } from '@/i18n/translations';

/** A picture of an appointment, shown when staff ask for it, because each look is recorded. */
export async function StaffPicture({ id, side, label }: { id: string; side: string; label: string }) {
  const t = await getTranslations('cards.staff');
  const words = textsOf(t, 'show', 'rotate', 'closer', 'wider', 'failed', 'retry');
  const icons = {
    rotate: <Icon name="lucide:rotate-cw" className="size-5" />,
    closer: <Icon name="lucide:zoom-in" className="size-5" />,
    wider: <Icon name="lucide:zoom-out" className="size-5" />,
  };
  return <CardViewer src={cardPath({ id, side })} label={label} icons={icons} words={words} />;
}
