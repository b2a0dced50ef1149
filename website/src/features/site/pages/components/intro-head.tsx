import { PageHead } from '@/components/layout/page-head';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import type { PageIntro } from '../data';

export function IntroHead({
  intro,
  title,
  locale,
}: {
  intro: PageIntro | null;
  title: string;
  locale: Locale;
}) {
  return (
    <PageHead
      title={intro?.title ?? title}
      text={intro?.text}
      {...(intro ? contentLang({ content: intro.lang, page: locale }) : {})}
    />
  );
}
