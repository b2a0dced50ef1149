import { Icon, iconShape } from '@/components/ui/icon';
import { choiceHref } from '@/features/booking/choices/query';
import { getTranslations } from '@/i18n/translations';
import type { StepProps } from '../choice-state';
import { ChoiceLink, ChoiceList } from './choice-link';

const WAYS = [
  { by: 'doctor', icon: 'lucide:stethoscope' },
  { by: 'branch', icon: 'lucide:map-pin' },
] as const;

/** Question whether to book by doctor or by branch (specification, point 4). */
export async function WayQuestion({ locale, query }: StepProps) {
  const t = await getTranslations('booking.way');
  return (
    <ChoiceList>
      {WAYS.map(({ by, icon }) => (
        <ChoiceLink
          key={by}
          arrow={iconShape('lucide:chevron-right')}
          href={choiceHref(locale, query, 'by', by)}
          title={t(by)}
          picture={
            <span className="flex size-14 shrink-0 items-center justify-center rounded-control bg-accent-soft text-accent-strong">
              <Icon name={icon} className="size-7" />
            </span>
          }
        >
          <span className="mt-1 block text-text-soft">{t(`${by}Text`)}</span>
        </ChoiceLink>
      ))}
    </ChoiceList>
  );
}
