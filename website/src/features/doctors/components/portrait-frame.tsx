import type { PictureAttributes } from '@/components/ui/picture';
import { WaveMark } from '@/components/ui/wave';
import { cn } from '@/lib/cn';

/** A portrait by the attributes of its picture, in the square that `box` says; without one, the house's wave. */
export function PortraitFrame({ image, box }: { image: PictureAttributes | null; box: string }) {
  if (!image) {
    return (
      <span className={cn('grid shrink-0 place-items-center bg-surface-sky text-accent', box)}>
        <WaveMark className="w-1/2" />
      </span>
    );
  }
  const { alt, ...attributes } = image;
  return (
    // biome-ignore lint/performance/noImgElement: it carries the optimizer's own attributes
    <img alt={alt} {...attributes} className={cn('shrink-0 bg-surface-sky object-cover', box)} />
  );
}
