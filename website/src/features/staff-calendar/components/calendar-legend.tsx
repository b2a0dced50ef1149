import { Icon } from '@/components/ui/icon';
import { getTranslations } from '@/i18n/translations';
import { cn } from '@/lib/cn';
import { LOOKS, type Look } from '../look-rules';

const SHOWN: Look[] = ['free', 'held', 'pending', 'confirmed', 'done', 'blocked', 'busy', 'elsewhere'];

/** What the signs and colours of the calendar mean. */
export async function CalendarLegend() {
  const t = await getTranslations('staffCalendar');
  return (
    <details className="mt-2 print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-action text-sm">
        {t('legend')}
      </summary>
      <ul className="mb-2 flex flex-wrap gap-2 text-sm" aria-label={t('legend')}>
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
        <li className="off-hours inline-flex items-center gap-1.5 rounded-control border border-line bg-surface-warm px-2 py-0.5">
          {t('kinds.outside')}
        </li>
        <li className="inline-flex items-center gap-1.5 rounded-control border border-danger px-2 py-0.5 text-danger">
          {t('kinds.now')}
        </li>
      </ul>
    </details>
  );
}
