import { Picture } from '@/components/ui/picture';
import { WaveMark } from '@/components/ui/wave';
import { cn } from '@/lib/cn';
import type { Doctor } from '../data';

const SIZES = {
  card: { box: 'size-24 rounded-card', sizes: '96px' },
  profile: {
    box: 'aspect-square w-full rounded-card',
    sizes: '(min-width: 1024px) 304px, (min-width: 640px) 208px, 104px',
  },
};

/** A doctor's portrait in its reserved square; without one, the house's wave. The name always stands beside it. */
export function Portrait({
  picture,
  size,
  preload = false,
}: {
  picture: Doctor['picture'];
  size: keyof typeof SIZES;
  preload?: boolean;
}) {
  const { box, sizes } = SIZES[size];
  if (!picture) {
    return (
      <span className={cn('grid shrink-0 place-items-center bg-surface-sky text-accent', box)}>
        <WaveMark className="w-1/2" />
      </span>
    );
  }
  return (
    <Picture
      media={picture}
      alt=""
      sizes={sizes}
      {...(preload ? { preload } : {})}
      className={cn('shrink-0 bg-surface-sky object-cover', box)}
    />
  );
}
