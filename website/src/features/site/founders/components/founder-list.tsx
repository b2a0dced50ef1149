import { Initials } from '@/components/ui/initials';
import { Picture } from '@/components/ui/picture';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import type { Founder } from '../data';

/** Who began it: portrait, part, story. */
export function FounderList({ founders, locale }: { founders: Founder[]; locale: Locale }) {
  return (
    <ul className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
      {founders.map((founder) => (
        <li
          key={founder.id}
          className="flex flex-wrap gap-x-4 gap-y-3 lg:block"
          {...contentLang({ content: founder.lang, page: locale })}
        >
          {founder.picture ? (
            <Picture
              media={founder.picture}
              alt=""
              sizes="(min-width: 1024px) 160px, 88px"
              className="size-22 shrink-0 rounded-card bg-surface-sky object-cover lg:mb-4 lg:size-40"
            />
          ) : (
            <Initials name={founder.name} className="size-22 rounded-card lg:mb-4 lg:size-40" />
          )}
          <div className="min-w-0 grow basis-36 self-center">
            <h3 className="text-xl">{founder.name}</h3>
            {founder.role ? <p className="mt-1 font-semibold text-accent text-sm">{founder.role}</p> : null}
          </div>
          {founder.bio ? (
            <p className="basis-full whitespace-pre-line text-text-soft lg:mt-3">{founder.bio}</p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
