import { getTranslations } from 'next-intl/server';
import { PageHead } from '@/components/layout/page-head';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { getPageIntro } from '@/features/pages/data';
import { contentLang } from '@/i18n/content-lang';
import { type Locale, localePath } from '@/i18n/routing';
import { paginationWords } from '@/lib/pagination-words';
import type { Page } from '@/lib/paging';
import type { Service } from '../data';
import { ServiceCard } from './service-card';

/** The list page: the editors' heading over the cards. */
export async function ServicesPage({ found, locale }: { found: Page<Service>; locale: Locale }) {
  const [t, intro, words] = await Promise.all([
    getTranslations('services'),
    getPageIntro({ locale, page: 'services' }),
    paginationWords(),
  ]);
  const path = localePath({ locale, path: '/services' });
  return (
    <>
      <PageHead
        title={intro?.title ?? t('title')}
        text={intro?.text}
        {...(intro ? contentLang({ content: intro.lang, page: locale }) : {})}
        overlap
      />
      <Container className="relative -mt-14 pb-16 sm:-mt-16 sm:pb-20">
        {found.total === 0 ? (
          <EmptyState
            title={t('noneYet.title')}
            text={t('noneYet.text')}
            action={
              <ButtonLink href={localePath({ locale, path: '/doctors' })} variant="secondary">
                {t('noneYet.action')}
              </ButtonLink>
            }
          />
        ) : (
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {found.items.map((service) => (
              <li key={service.id}>
                <ServiceCard service={service} locale={locale} />
              </li>
            ))}
          </ul>
        )}
        <Pagination
          page={found.page}
          pages={found.pages}
          hrefOf={(page) => (page === 1 ? path : `${path}?page=${page}`)}
          words={words}
        />
      </Container>
    </>
  );
}
