import { PageHead } from '@/components/layout/page-head';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { RichText } from '@/components/ui/rich-text';
import { contentLang } from '@/i18n/content-lang';
import { directionOf, type Locale, localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import { getPolicy, type PolicyName } from '../data';
import { type Part, partIdOf, partsOf } from '../rules';

export async function PolicyPage({ name, locale }: { name: PolicyName; locale: Locale }) {
  const [t, policy] = await Promise.all([getTranslations('policies'), getPolicy(name, locale)]);
  const words = policy ? contentLang({ lang: policy.locale }, locale) : {};
  return (
    <>
      <PageHead title={policy?.title ?? t(name)} {...words}>
        {policy?.effectiveOn ? (
          <p className="mt-3 text-text-soft">
            {t('effectiveOn', {
              date: formatCalendarDate({ date: policy.effectiveOn, locale, style: 'day' }),
            })}
          </p>
        ) : null}
      </PageHead>
      <Container className="pb-10 sm:pb-14">
        {policy ? (
          <div {...words} className="gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
            <PartList label={t('parts')} parts={partsOf(policy.body)} locale={locale} />
            <RichText blocks={policy.body} partIdOf={partIdOf} className="lg:col-start-1 lg:row-start-1" />
          </div>
        ) : (
          <EmptyState
            title={t('noneYet.title')}
            text={t('noneYet.text')}
            link={{ href: localePath({ locale, path: '/contact' }), label: t('noneYet.action') }}
          />
        )}
      </Container>
    </>
  );
}

function PartList({ label, parts, locale }: { label: string; parts: Part[]; locale: Locale }) {
  if (parts.length === 0) return null;
  return (
    <nav
      aria-label={label}
      className="hidden rounded-card border border-line bg-surface p-6 shadow-card lg:sticky lg:top-28 lg:col-start-2 lg:block lg:self-start"
    >
      <p lang={locale} dir={directionOf(locale)} className="mb-2 font-semibold text-sm text-text-soft">
        {label}
      </p>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center text-action underline-offset-4 hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
