import Link from 'next/link';
import { contentLang } from '@/i18n/content-lang';
import { directionOf } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import { entryHref } from '@/lib/address/entry-address';
import type { BranchProfile } from '../data';
import { distanceKm } from '../rules';

/** The way to the other branches, with how far off they are. On phones the end of the page has them. */
export async function OtherBranches({ branch }: { branch: BranchProfile }) {
  const [locale, t] = await getWords('branches');
  if (branch.others.length === 0) return null;
  return (
    <section aria-labelledby="others" className="max-sm:hidden">
      <h2 id="others" className="mb-1 text-2xl">
        {t('others')}
      </h2>
      <ul>
        {branch.others.map((other) => (
          <li
            key={other.id}
            className="border-line border-b py-2 last:border-b-0"
            {...contentLang(other, locale)}
          >
            <h3 className="text-lg">
              <Link href={entryHref('branches', other, locale)} prefetch={false} className="branch-card-name">
                {other.name}
              </Link>
            </h3>
            <p className="text-sm text-text-soft leading-snug">
              {other.address}
              {branch.location && other.location ? (
                <span lang={locale} dir={directionOf(locale)}>
                  {' · '}
                  {t('distance', {
                    km: Math.round(distanceKm({ from: branch.location, to: other.location })),
                  })}
                </span>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
