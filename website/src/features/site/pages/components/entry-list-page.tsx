import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import type { Page } from '@/lib/address/paging';
import { MESSAGES } from '../words';
import { IntroHead } from './intro-head';

interface Props {
  list: 'doctors' | 'branches' | 'services' | 'blog' | 'offers' | 'jobs';
  found: Pick<Page<unknown>, 'page' | 'pages' | 'total'>;
  /** Path of the page that an empty list leads to. */
  elsewhere: string;
  help?: ReactNode;
  className?: string;
  /** Address of a page of the list, where it holds more than the page. */
  hrefOf?: (page: number) => string;
  children: ReactNode;
}

/** Page of a list: the editors' heading, a part that overlaps it, and the pagination. */
export async function EntryListPage(props: Props) {
  const { list, found, elsewhere, help, className = 'pb-10 sm:pb-20', hrefOf, children } = props;
  const locale = await getLocale();
  const t = await getTranslations();
  const path = localePath({ locale, path: `/${list}` });
  const none = `${MESSAGES[list]}.noneYet` as const;
  return (
    <>
      <IntroHead page={list} locale={locale} />
      <Container className={className}>
        {found.total === 0 ? (
          <EmptyState
            title={t(`${none}.title`)}
            text={t(`${none}.text`)}
            action={help}
            link={{ href: localePath({ locale, path: elsewhere }), label: t(`${none}.action`) }}
          />
        ) : (
          children
        )}
        <Pagination
          page={found.page}
          pages={found.pages}
          hrefOf={hrefOf ?? ((page) => (page === 1 ? path : `${path}?page=${page}`))}
        />
      </Container>
    </>
  );
}
