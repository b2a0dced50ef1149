import { List } from '@/components/ui/list';
import { withoutChoice } from '@/features/booking/choices/query';
import { PathLink } from '@/features/site/pages/components/entry-link';
import { contentLang } from '@/i18n/content-lang';
import { getTranslations } from '@/i18n/translations';
import { bookingPath } from '@/lib/address/booking-address';
import { type Asked, findWays } from '../next-steps-query';

/** Next steps when no time suits: the doctor's other branches and other doctors, with first times if known, and all lists. */
export async function NextSteps(asked: Asked) {
  const { locale, query, doctor } = asked;
  const t = await getTranslations('booking.nextSteps');
  const ways = await findWays(asked);
  const pathOf = (key: 'branch' | 'doctor') => bookingPath(withoutChoice(query, key));
  return (
    <div className="mt-4">
      {ways.length > 0 ? <p className="font-semibold">{t('title')}</p> : null}
      <List className="mt-2 space-y-2">
        {ways.map(({ key, title, lang, detail, query: chosen }) => (
          <li key={key}>
            <PathLink
              path={bookingPath(chosen)}
              className="block rounded-control border border-line-strong bg-surface px-4 py-2 hover:border-action"
            >
              <span className="block font-semibold text-action" {...contentLang({ lang }, locale)}>
                {title}
              </span>
              <span className="block text-sm text-text-soft">{detail}</span>
            </PathLink>
          </li>
        ))}
      </List>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {doctor.branchIds.length > 1 && query.by !== 'branch' ? (
          <li>
            <PathLink path={pathOf('branch')} className="text-link">
              {t('otherBranch')}
            </PathLink>
          </li>
        ) : null}
        <li>
          <PathLink path={pathOf('doctor')} className="text-link">
            {t('otherDoctor')}
          </PathLink>
        </li>
      </ul>
    </div>
  );
}
