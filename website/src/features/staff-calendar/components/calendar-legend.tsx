import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { cn } from '@/lib/cn';
import { LOOKS, type Look } from '../look-rules';

const SHOWN: Look[] = ['free', 'held', 'pending', 'confirmed', 'done', 'blocked'];

/** What the signs and colours of the calendar mean. */
export async function CalendarLegend() {
  const t = await getTranslations('staffCalendar');
  return (
    <ul className="mt-4 mb-3 flex flex-wrap gap-2 text-sm" aria-label={t('legend')}>
      {SHOWN.map((look) => (
        <li
          key={look}
          className={cn(
            'inline-flex items-center gap-1.5 rounded-control border px-2 py-0.5',
            LOOKS[look].className,
          )}
        >
          <Icon name={LOOKS[look].icon} className="size-4" />
          {t(`kinds.${look}`)}
        </li>
      ))}
    </ul>
  );
}
