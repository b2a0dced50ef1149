import { Container } from '@/components/ui/container';
import { ForeignVideo } from '@/components/ui/foreign-video';
import { iconShape } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { ContentLang } from '@/i18n/content-lang';
import { getTranslations } from '@/i18n/translations';
import { readVideoAddress } from '@/lib/address/video-address';
import type { PageBlockOf } from '../blocks-schema';

export async function VideoBlock({ block, words }: { block: PageBlockOf<'video'>; words: ContentLang }) {
  const t = await getTranslations('ui.video');
  const video = readVideoAddress(block.url);
  return (
    <Container>
      <section className="max-w-[42rem]">
        <h2 className="mb-4 text-2xl" {...words}>
          {block.title}
        </h2>
        <ForeignVideo
          title={block.title}
          href={block.url}
          playerUrl={video?.playerUrl ?? null}
          icon={iconShape('lucide:play')}
          poster={
            block.image ? (
              <Picture
                media={block.image}
                alt=""
                sizes="(min-width: 704px) 672px, 92vw"
                className="absolute inset-0 size-full object-cover"
              />
            ) : null
          }
          words={{ play: t('play'), note: t('note', { site: video?.site ?? new URL(block.url).hostname }) }}
        />
        {block.text ? (
          <p className="mt-3 whitespace-pre-line text-text-soft" {...words}>
            {block.text}
          </p>
        ) : null}
      </section>
    </Container>
  );
}
