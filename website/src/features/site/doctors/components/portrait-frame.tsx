import { Initials } from '@/components/ui/initials';
import type { PictureAttributes } from '@/components/ui/picture';
import { cn } from '@/lib/text/cn';

/** A portrait by the attributes of its picture, in the square that `box` says; without one, initials. */
export function PortraitFrame(props: { image: PictureAttributes | null; name: string; box: string }) {
  const { image, name, box } = props;
  if (!image) return <Initials name={name} className={box} />;
  const { alt, ...attributes } = image;
  return (
    // biome-ignore lint/performance/noImgElement: it carries the optimizer's own attributes
    <img alt={alt} {...attributes} className={cn('shrink-0 bg-surface-sky object-cover', box)} />
  );
}
