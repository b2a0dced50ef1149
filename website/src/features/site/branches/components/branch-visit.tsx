import { Icon } from '@/components/ui/icon';
import { LabelledSection } from '@/components/ui/labelled-section';
import { contentLang } from '@/i18n/content-lang';
import { getTranslations, getWords } from '@/i18n/translations';
import { AROUND, TILE, tileOf } from '@/lib/address/map-tiles';
import { getEnvironment } from '@/lib/process/env';
import { formatCalendarDate, todayIn } from '@/lib/time/clinic-time';
import { clockText } from '../clock-words';
import type { AnnouncedClosure, Branch } from '../data';
import { closuresAhead } from '../rules';
import { BranchWay } from './branch-way';
import { HoursList } from './hours-list';

/** Days ahead for which closures are announced. */
const ANNOUNCED_DAYS = 60;

export async function BranchVisit({ branch }: { branch: Branch }) {
  const [locale, t] = await getWords('branches');
  const closures = closuresAhead(branch.closures, todayIn(branch), ANNOUNCED_DAYS);
  return (
    <div className="panel overflow-hidden">
      <LabelledSection id="way" title={t('way')} look="mb-2 text-xl" className="p-panel sm:p-6">
        <p className="mb-3 flex gap-2.5 font-semibold" {...contentLang(branch, locale)}>
          <Icon name="lucide:map-pin" className="mt-0.5 size-5 text-accent" />
          {branch.address}
        </p>
        <BranchWay branch={branch} />
        <BranchMap branch={branch} />
      </LabelledSection>
      <LabelledSection
        id="hours"
        title={t('hours')}
        look="mb-2 text-xl"
        className="border-line border-t p-panel sm:p-6"
      >
        {branch.openingHours.length > 0 ? (
          <HoursList hours={branch.openingHours} country={branch.country} />
        ) : (
          <p className="text-text-soft">{t('noHours')}</p>
        )}
        {closures.length > 0 ? (
          <>
            <h3 className="mt-4 mb-1 flex items-center gap-2 text-base">
              <Icon name="lucide:calendar-off" className="text-accent" />
              {t('closures')}
            </h3>
            <ul className="grid gap-2 text-sm">
              {closures.map((closure) => (
                <li key={`${closure.startsOn} ${closure.endsOn} ${closure.startsAt}`}>
                  <ClosureLine closure={closure} />
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </LabelledSection>
    </div>
  );
}

async function ClosureLine({ closure }: { closure: AnnouncedClosure }) {
  const [locale, t] = await getWords('branches');
  const { startsOn, endsOn, startsAt, endsAt, reason, lang } = closure;
  const day = (date: string) => formatCalendarDate({ date, locale, style: 'medium' });
  const days =
    startsOn === endsOn ? day(startsOn) : t('dayRange', { first: day(startsOn), last: day(endsOn) });
  const times =
    startsAt && endsAt
      ? t('timeRange', {
          from: clockText({ time: startsAt, locale }),
          to: clockText({ time: endsAt, locale }),
        })
      : null;
  return (
    <>
      <span className="font-semibold">{[days, times].filter(Boolean).join(' · ')}</span>
      {reason ? (
        <span className="block text-text-soft" {...contentLang({ lang }, locale)}>
          {reason}
        </span>
      ) : null}
    </>
  );
}

const STEPS = Array.from({ length: 2 * AROUND + 1 }, (_, index) => index - AROUND);

/** Map of the branch behind a press: nothing is loaded before. Only if map tiles are configured. */
async function BranchMap({ branch }: { branch: Pick<Branch, 'number' | 'name' | 'location'> }) {
  const [t, { MAP_TILES_URL, MAP_TILES_ATTRIBUTION }] = [await getTranslations('branches'), getEnvironment()];
  const { location, number, name } = branch;
  if (!location || !MAP_TILES_URL) return null;
  const { x, y } = tileOf(location);
  const at = (part: number) => -(AROUND + (part - Math.floor(part))) * TILE;
  return (
    <details className="group mt-4 overflow-hidden rounded-card border border-line">
      <summary className="flex min-h-12 items-center gap-2 px-4 font-semibold text-action">
        <Icon name="lucide:map" className="size-5" />
        {t('showMap')}
      </summary>
      <div
        dir="ltr"
        role="img"
        aria-label={t('mapOf', { name })}
        className="relative h-72 overflow-hidden bg-surface-sky"
      >
        {STEPS.flatMap((dy) =>
          STEPS.map((dx) => (
            // biome-ignore lint/performance/noImgElement: a tile has its size, and is made by others
            <img
              key={`${dx} ${dy}`}
              src={`/api/map/${number}/${dx}_${dy}`}
              alt=""
              loading="lazy"
              width={TILE}
              height={TILE}
              className="absolute max-w-none"
              style={{
                insetInlineStart: `calc(50% + ${at(x) + (dx + AROUND) * TILE}px)`,
                top: `calc(50% + ${at(y) + (dy + AROUND) * TILE}px)`,
              }}
            />
          )),
        )}
        <span className="absolute start-1/2 top-1/2 -translate-x-1/2 -translate-y-full text-danger">
          <Icon name="lucide:map-pin" className="size-9" />
        </span>
      </div>
      {MAP_TILES_ATTRIBUTION ? (
        <p className="px-4 py-2 text-text-soft text-xs">
          <bdi>{MAP_TILES_ATTRIBUTION}</bdi>
        </p>
      ) : null}
    </details>
  );
}
