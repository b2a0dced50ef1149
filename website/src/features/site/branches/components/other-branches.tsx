import Link from 'next/link';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { contentLang } from '@/i18n/content-lang';
import { directionOf, type Locale, localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import type { BranchProfile } from '../data';
import { branchPath } from '../query';
import { distanceKm } from '../rules';

/** The way to the other branches, with how far off they are. */
export async function OtherBranches({ branch, locale }: { branch: BranchProfile; locale: Locale }) {
  const t = await getTranslations('branches');
  if (branch.others.length === 0) return null;
  return (
    <section aria-labelledby="others">
      <Container className="py-12 sm:py-16">
        <h2 id="others" className="mb-4 text-2xl">
          {t('others')}
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {branch.others.map((other) => (
            <li
              key={other.id}
              className="relative rounded-card border border-line p-5 transition-colors hover:border-action"
              {...contentLang({ content: other.lang, page: locale })}
            >
              <h3 className="text-lg">
                <Link
                  href={localePath({ locale, path: branchPath(other, locale) })}
                  prefetch={false}
                  className="after:absolute after:inset-0 after:rounded-card"
                >
                  {other.name}
                </Link>
              </h3>
              <p className="mt-1 text-sm text-text-soft">{other.address}</p>
              {branch.location && other.location ? (
                <p
                  lang={locale}
                  dir={directionOf(locale)}
                  className="mt-3 flex items-center gap-2 font-semibold text-action text-sm"
                >
                  <Icon name="lucide:route" className="size-4" />
                  {t('distance', {
                    km: Math.round(distanceKm({ from: branch.location, to: other.location })),
                  })}
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
