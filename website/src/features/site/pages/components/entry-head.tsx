import Link from 'next/link';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageHead } from '@/components/layout/page-head';
import { Icon } from '@/components/ui/icon';
import { contentLang } from '@/i18n/content-lang';
import { type Locale, localePath } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import type { Section } from '@/lib/address/entry-address';
import { pagesAbove } from '../words';

interface Entry {
  section: Section;
  title: string;
  lang: Locale;
}

/** Top of an entry's page: the way back to its list, then its name and lead. */
export async function EntryHead(props: Entry & { text: string | null; children?: ReactNode }) {
  const { section, title, lang, ...rest } = props;
  return (
    <PageHead
      {...rest}
      {...contentLang({ lang }, await getLocale())}
      title={title}
      above={<EntryBreadcrumb section={section} title={title} lang={lang} />}
    />
  );
}

/** The way back to the list an entry belongs to; the entry itself comes last. */
export async function EntryBreadcrumb({ section, title, lang }: Entry) {
  const [locale, t] = await getWords('layout');
  const { home, list } = await pagesAbove(section, locale);
  const parent = list ?? home;
  return (
    <nav aria-label={t('breadcrumb')} className="text-sm">
      <ol className="flex items-center gap-x-2 max-sm:flex-wrap">
        <li className="shrink-0">
          <Link
            href={localePath({ locale, path: parent.path })}
            className="inline-flex min-h-11 items-center font-semibold text-action"
          >
            {parent.name}
          </Link>
        </li>
        <li aria-hidden="true">
          <Icon name="lucide:chevron-right" className="size-4 text-text-soft" />
        </li>
        <li aria-current="page" className="min-w-0 text-text-soft max-sm:wrap-anywhere sm:truncate">
          <bdi {...contentLang({ lang }, locale)}>{title}</bdi>
        </li>
      </ol>
    </nav>
  );
}
