import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import type { ContentLang } from '@/i18n/content-lang';
import type { PageBlockOf } from '../blocks-schema';

const SIZES = {
  text_width: '(min-width: 704px) 672px, 92vw',
  page_width: '(min-width: 1152px) 1088px, 94vw',
};

export function PictureBlock({ block, words }: { block: PageBlockOf<'picture'>; words: ContentLang }) {
  return (
    <Container>
      <figure className={block.width === 'text_width' ? 'max-w-[42rem]' : undefined}>
        <Picture media={block.image} sizes={SIZES[block.width]} className="h-auto w-full rounded-card" />
        {block.caption ? (
          <figcaption className="mt-2 max-w-text text-sm text-text-soft" {...words}>
            {block.caption}
          </figcaption>
        ) : null}
      </figure>
    </Container>
  );
}
