import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { contentLang } from '@/i18n/content-lang';
import { getWords } from '@/i18n/translations';
import type { Branch } from '../data';
import { directionsHref } from '../query';

export async function BranchWay({ branch }: { branch: Branch }) {
  const [locale, t] = await getWords('branches');
  const { location, directions, parking, name } = branch;
  const words = contentLang(branch, locale);
  const point = location && `${location.latitude},${location.longitude}`;
  const facts = [
    { label: t('landmarks'), icon: 'lucide:signpost', text: directions },
    { label: t('parking'), icon: 'lucide:square-parking', text: parking },
  ].filter(({ text }) => text !== null);
  return (
    <>
      {facts.length > 0 ? (
        <dl className="mb-4 grid gap-3">
          {facts.map(({ label, icon, text }) => (
            <div key={icon} className="flex gap-2.5">
              <dt>
                <Icon name={icon} label={label} className="mt-0.5 size-5 text-accent" />
              </dt>
              <dd className="min-w-0" {...words}>
                {text}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {location ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <a
            href={directionsHref(location)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            <Icon name="lucide:navigation" className="size-5" />
            {t('directions')}
            <VisuallyHidden>
              {name} ({t('newTab')})
            </VisuallyHidden>
          </a>
          {/* Each phone opens the one it has (RFC 5870). */}
          <a
            href={`geo:${point}?q=${point}`}
            className="inline-flex min-h-11 items-center font-semibold text-action text-sm md:hidden"
          >
            {t('mapApp')}
          </a>
          <a
            href={`https://maps.apple.com/?daddr=${point}`}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center font-semibold text-action text-sm"
          >
            {t('appleMaps')}
          </a>
        </p>
      ) : null}
    </>
  );
}
