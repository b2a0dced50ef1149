import { Container } from '@/components/ui/container';
import type { ContentLang } from '@/i18n/content-lang';
import type { PageBlockOf } from '../blocks-schema';

export function QuoteBlock({ block, words }: { block: PageBlockOf<'quote'>; words: ContentLang }) {
  return (
    <Container>
      <figure className="max-w-[42rem] border-accent border-s-4 ps-5" {...words}>
        <blockquote className="text-balance font-semibold text-brand text-xl sm:text-2xl leading-snug">
          <p>{block.text}</p>
        </blockquote>
        {block.name ? (
          <figcaption className="mt-3 text-text-soft">
            <cite className="font-semibold text-text not-italic">{block.name}</cite>
            {block.role ? <span className="block text-sm">{block.role}</span> : null}
          </figcaption>
        ) : null}
      </figure>
    </Container>
  );
}
