import { getTranslations } from '@/i18n/translations';
import { SHORTCUTS } from '../rules';

/** The keys of the open request, written down where they count. */
export async function Shortcuts() {
  const t = await getTranslations('calls.keys');
  return (
    <section className="mt-5 text-sm print:hidden">
      <h3 className="text-base">{t('title')}</h3>
      <p className="text-text-soft">{t('text')}</p>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        {Object.entries(SHORTCUTS).map(([code, { key, target }]) => (
          <li key={code}>
            <kbd
              dir="ltr"
              className="inline-block min-w-7 rounded-control border border-line-strong px-1.5 text-center font-semibold"
            >
              {key}
            </kbd>{' '}
            {t(target)}
          </li>
        ))}
      </ul>
    </section>
  );
}
