import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Branch } from '../data';
import { directionsHref } from '../query';

const WIDTH = 400;
const HEIGHT = 220;
/** Degrees between two lines of the grid: about half a kilometre. */
const STEP = 0.005;
/** Pixels of the drawing per step. */
const STEP_SIZE = 56;

/** How far, in the drawing, the nearest grid line lies before a coordinate. */
function gridOffset(degrees: number): number {
  return ((((degrees % STEP) + STEP) % STEP) / STEP) * STEP_SIZE;
}

function lines({ centre, length, offset }: { centre: number; length: number; offset: number }): number[] {
  const first = (((centre - offset) % STEP_SIZE) + STEP_SIZE) % STEP_SIZE;
  return Array.from(
    { length: Math.ceil((length - first) / STEP_SIZE) },
    (_, index) => first + index * STEP_SIZE,
  );
}

/**
 * Where a branch lies, drawn by ourselves: the pin on the lines of latitude and longitude, north above. The
 * real map is one click away; until then nothing is asked of anybody else.
 */
export async function MapSketch({ branch }: { branch: Pick<Branch, 'name' | 'location'> }) {
  const t = await getTranslations('branches');
  const { location, name } = branch;
  if (!location) return null;
  const { latitude, longitude } = location;
  const x = WIDTH / 2;
  const y = HEIGHT / 2;
  return (
    <a
      href={directionsHref(location)}
      target="_blank"
      rel="noopener noreferrer"
      className="group relative block overflow-hidden rounded-card border border-line bg-surface-sky"
    >
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        className="block h-44 w-full text-action"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        focusable="false"
      >
        <g strokeWidth="1" opacity="0.16">
          {lines({ centre: x, length: WIDTH, offset: gridOffset(longitude) }).map((each) => (
            <path key={`x${each}`} d={`M${each} 0V${HEIGHT}`} />
          ))}
          {lines({ centre: y, length: HEIGHT, offset: STEP_SIZE - gridOffset(latitude) }).map((each) => (
            <path key={`y${each}`} d={`M0 ${each}H${WIDTH}`} />
          ))}
        </g>
        <g className="text-accent" strokeWidth="1.5">
          {[30, 56, 84, 114].map((radius, index) => (
            <circle key={radius} cx={x} cy={y} r={radius} opacity={0.55 - index * 0.13} />
          ))}
        </g>
        <path
          d={`M${x} ${y + 4}c-9-12-14-19-14-26a14 14 0 0 1 28 0c0 7-5 14-14 26z`}
          className="fill-accent"
          stroke="none"
        />
        <circle cx={x} cy={y - 22} r="5" fill="#fff" stroke="none" />
      </svg>
      <span className="absolute inset-x-3 bottom-3 flex flex-wrap items-center justify-between gap-2 text-sm">
        <bdi
          dir="ltr"
          aria-hidden="true"
          className="rounded-pill bg-surface/90 px-3 max-sm:hidden py-1 text-text-soft text-xs tabular-nums"
        >
          {coordinate({ value: latitude, signs: 'NS' })} {coordinate({ value: longitude, signs: 'EW' })}
        </bdi>
        <span className="inline-flex min-h-9 items-center gap-2 rounded-pill bg-surface px-4 font-semibold text-action shadow-card group-hover:underline">
          <Icon name="lucide:map" className="size-4" />
          {t('openMap')}
          <VisuallyHidden>
            {name} ({t('newTab')})
          </VisuallyHidden>
        </span>
      </span>
    </a>
  );
}

function coordinate({ value, signs }: { value: number; signs: string }): string {
  return `${Math.abs(value).toFixed(3)}° ${signs[value < 0 ? 1 : 0] ?? ''}`;
}
