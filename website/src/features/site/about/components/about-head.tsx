import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import type { ContentLang } from '@/i18n/content-lang';
import { cn } from '@/lib/text/cn';
import type { About } from '../data';

export function AboutHead({ about, words }: { about: About; words: ContentLang }) {
  const { title, intro, images } = about;
  const [first, ...others] = images;
  return (
    <Container className="page-head" {...words}>
      <h1 className="text-4xl">{title}</h1>
      {intro ? (
        <p className="mt-2 max-w-3xl whitespace-pre-line text-text-soft sm:mt-4 sm:text-lg">{intro}</p>
      ) : null}
      {first ? (
        <div
          className={cn('mt-5 grid gap-3 sm:mt-8 sm:gap-4', others.length > 0 && 'sm:grid-cols-[2fr_1fr]')}
        >
          <Picture
            media={first}
            preload
            sizes="(min-width: 1152px) 726px, (min-width: 640px) 62vw, 92vw"
            className="aspect-[2/1] size-full rounded-card object-cover sm:aspect-[16/10]"
          />
          {others.length > 0 ? (
            <div className="grid content-between gap-4 max-sm:hidden">
              {others.map((image) => (
                <Picture
                  key={image.url}
                  media={image}
                  sizes="(min-width: 1152px) 363px, (min-width: 640px) 31vw, 1px"
                  className="aspect-[16/10] size-full rounded-card object-cover"
                />
              ))}
            </div>
          ) : null}
        </div>
      ) : null}
    </Container>
  );
}
