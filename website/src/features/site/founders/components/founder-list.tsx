import { Fold } from '@/components/ui/fold';
import { Initials } from '@/components/ui/initials';
import { Picture } from '@/components/ui/picture';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import type { Founder } from '../data';

export function FounderList({ founders, locale }: { founders: Founder[]; locale: Locale }) {
  return (
    <ul className="grid gap-x-10 gap-y-4 lg:grid-cols-3">
      {founders.map((founder) => {
        const { picture, name, role, bio } = founder;
        // The words go below the portrait where they would be torn beside it.
        const head = (
          <h3 className="flex min-w-0 grow flex-wrap items-center gap-4 text-lg leading-snug">
            {picture ? (
              <Picture
                media={picture}
                alt=""
                sizes="(min-width: 1024px) 128px, 72px"
                className="size-[min(4.5rem,25vw)] shrink-0 rounded-card object-cover lg:size-32"
              />
            ) : (
              <Initials name={name} className="size-[min(4.5rem,25vw)] rounded-card lg:size-32" />
            )}
            <span className="min-w-0 grow basis-32">
              {name}
              {role ? <span className="block text-accent text-sm">{role}</span> : null}
            </span>
          </h3>
        );
        return (
          <li key={founder.id} {...contentLang(founder, locale)}>
            {bio ? (
              <Fold title={head}>
                <p className="whitespace-pre-line text-text-soft">{bio}</p>
              </Fold>
            ) : (
              head
            )}
          </li>
        );
      })}
    </ul>
  );
}
