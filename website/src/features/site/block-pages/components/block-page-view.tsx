import { PageHead } from '@/components/layout/page-head';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import { ShareLinks } from '@/components/ui/share-links';
import { contentLang } from '@/i18n/content-lang';
import { type Locale, localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { entryPath } from '@/lib/address/entry-address';
import { pageAddress } from '@/lib/address/site-address';
import type { BlockPage } from '../data';
import { PageBlockView } from './page-block-view';

export async function BlockPageView({ page, locale }: { page: BlockPage; locale: Locale }) {
  const [t, layout] = await Promise.all([getTranslations('blockPages'), getTranslations('layout')]);
  const words = contentLang(page, locale);
  return (
    <article>
      <PageHead
        title={page.title}
        text={page.intro}
        {...words}
        above={
          <Breadcrumb
            label={t('breadcrumb')}
            parent={{ href: localePath({ locale, path: '/' }), label: layout('home') }}
            words={words}
          >
            {page.title}
          </Breadcrumb>
        }
      />
      <div className="grid gap-6 pb-6 sm:gap-16 sm:pb-14">
        {page.picture ? (
          <Container>
            <Picture
              media={page.picture}
              sizes="(min-width: 1152px) 1088px, 94vw"
              preload
              className="aspect-[2/1] w-full rounded-card object-cover sm:aspect-[21/9]"
            />
          </Container>
        ) : null}
        {page.blocks.map((block) => (
          <PageBlockView
            key={`${block.__component} ${block.id}`}
            block={block}
            locale={locale}
            words={words}
          />
        ))}
        <Container>
          <ShareLinks
            url={pageAddress({ locale, path: entryPath('pages', page, locale) })}
            title={page.title}
          />
        </Container>
      </div>
    </article>
  );
}
