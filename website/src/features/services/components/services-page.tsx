import { getTranslations } from 'next-intl/server';
import { ListPage } from '@/components/layout/list-page';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { getPageIntro } from '@/features/pages/data';
import { contentLang } from '@/i18n/content-lang';
import { type Locale, localePath } from '@/i18n/routing';
import { paginationWords } from '@/lib/pagination-words';
import type { Page } from '@/lib/paging';
import type { Service } from '../data';
import { ServiceCard } from './service-card';

/** The list page: the editors' heading over the cards. */
export async function ServicesPage({ found, locale }: { found: Page<Service>; locale: Locale }) {
  const [t, intro, pagination] = await Promise.all([
    getTranslations('services'),
    getPageIntro({ locale, page: 'services' }),
    paginationWords(),
  ]);
  return (
    <ListPage
      title={intro?.title ?? t('title')}
      text={intro?.text}
      words={intro ? contentLang({ content: intro.lang, page: locale }) : {}}
      found={found}
      path={localePath({ locale, path: '/services' })}
      pagination={pagination}
      empty={
        <EmptyState
          title={t('noneYet.title')}
          text={t('noneYet.text')}
          action={
            <ButtonLink href={localePath({ locale, path: '/doctors' })} variant="secondary">
              {t('noneYet.action')}
            </ButtonLink>
          }
        />
      }
    >
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {found.items.map((service, index) => (
          <li key={service.id}>
            <ServiceCard service={service} locale={locale} preload={index === 0} />
          </li>
        ))}
      </ul>
    </ListPage>
  );
}
