import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import type { ContentLang } from '@/i18n/content-lang';
import { cn } from '@/lib/text/cn';
import type { About } from '../data';

/** The heading over the editors' pictures: the first large, the others beside it. */
export function AboutHead({ about, words }: { about: About; words: ContentLang }) {
  const { title, intro, images } = about;
  const [first, ...others] = images;
  return (
    <header className="bg-surface-sky" {...words}>
      <Container className="pt-10 pb-10 sm:pt-14 sm:pb-14">
        <h1 className="text-4xl">{title}</h1>
        {intro ? <p className="mt-4 max-w-3xl whitespace-pre-line text-lg text-text-soft">{intro}</p> : null}
        {first ? (
          <div className={cn('mt-8 grid gap-3 sm:gap-4', others.length > 0 && 'sm:grid-cols-[2fr_1fr]')}>
            <Picture
              media={first}
              preload
              sizes="(min-width: 1152px) 726px, (min-width: 640px) 62vw, 92vw"
              className="aspect-[16/10] size-full rounded-card object-cover"
            />
            {others.length > 0 ? (
              <div className="grid content-between grid-cols-2 gap-3 sm:grid-cols-1 sm:gap-4">
                {others.map((image) => (
                  <Picture
                    key={image.url}
                    media={image}
                    sizes="(min-width: 1152px) 363px, (min-width: 640px) 31vw, 46vw"
                    className="aspect-[16/10] size-full rounded-card object-cover"
                  />
                ))}
              </div>
            ) : null}
          </div>
        ) : null}
      </Container>
    </header>
  );
}
