import { Container } from '@/components/ui/container';
import { RichText } from '@/components/ui/rich-text';
import type { ContentLang } from '@/i18n/content-lang';
import type { PageBlockOf } from '../blocks-schema';
import { BlockHeading } from './block-heading';

export function TextBlock({ block, words }: { block: PageBlockOf<'text'>; words: ContentLang }) {
  return (
    <Container>
      <BlockHeading text={block.heading} words={words} />
      <div className="sm:text-lg" {...words}>
        <RichText blocks={block.body} headingLevel={block.heading ? 2 : 1} />
      </div>
    </Container>
  );
}
