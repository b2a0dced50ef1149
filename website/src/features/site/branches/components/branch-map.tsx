import { Icon } from '@/components/ui/icon';
import { getTranslations } from '@/i18n/translations';
import { AROUND, TILE, tileOf } from '@/lib/address/map-tiles';
import { getEnvironment } from '@/lib/process/env';
import type { Branch } from '../data';

const STEPS = Array.from({ length: 2 * AROUND + 1 }, (_, index) => index - AROUND);

/** The place on a real map, behind a press: until then nothing of it is asked for. Only where tiles are configured. */
export async function BranchMap({ branch }: { branch: Pick<Branch, 'number' | 'name' | 'location'> }) {
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
