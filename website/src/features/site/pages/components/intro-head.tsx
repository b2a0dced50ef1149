import { PageHead } from '@/components/layout/page-head';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { getPageIntro } from '../data';
import { type ListPage, listTitle } from '../words';

export async function IntroHead({ page, locale }: { page: ListPage; locale: Locale }) {
  const [intro, title] = await Promise.all([getPageIntro(locale, page), listTitle(locale, page)]);
  return (
    <PageHead
      title={intro?.title ?? title}
      text={intro?.text}
      {...(intro ? contentLang(intro, locale) : {})}
    />
  );
}
