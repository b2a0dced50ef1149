import type { Locale } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { contentLang } from '@/i18n/content-lang';
import { getWords } from '@/i18n/translations';

/** Notice of why a choice of the link is asked for again: it takes no bookings on the website at present. */
export async function NotOffered({ choices }: { choices: { id: string; name: string; lang: Locale }[] }) {
  if (choices.length === 0) return null;
  const [locale, t] = await getWords('booking');
  return (
    <ul className="mt-3 space-y-2 rounded-control bg-surface-sky px-4 py-3">
      {choices.map(({ id, name, lang }) => (
        <li key={id} className="flex gap-2">
          <Icon name="lucide:info" className="mt-0.5 size-5 shrink-0 text-action" />
          <span>
            {t.rich('notOffered', {
              name: () => <strong {...contentLang({ lang }, locale)}>{name}</strong>,
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
