import { getImageProps, type ImageProps } from 'next/image';
import type { ComponentProps } from 'react';
import { preload as preloadResource } from 'react-dom';
import type { z } from 'zod';
import type { mediaSchema } from '@/lib/backend/media';

type PictureProps = Omit<ImageProps, 'src' | 'alt' | 'width' | 'height'> & {
  /** A picture of the backend (lib/backend/media). */
  media: z.input<typeof mediaSchema>;
  /** Overrides the editors' description; an empty one marks the picture as decorative. */
  alt?: string;
  /** Width the picture takes on the page, as in the `sizes` attribute of HTML. */
  sizes: string;
};

/** All that an `img` needs to show a picture as `Picture` does: can be sent to a component of the browser. */
export type PictureAttributes = ComponentProps<'img'> & { alt: string };

/**
 * Shows a picture in AVIF or WebP at its size, with its space reserved; `preload` is for the one a visitor sees first. A plain
 * `img` with the optimizer's addresses: the ready-made component would ship its script to every page.
 */
export function Picture(props: PictureProps) {
  const { alt, ...image } = pictureAttributes(props);
  // biome-ignore lint/performance/noImgElement: it carries the optimizer's own attributes
  return <img alt={alt} {...image} />;
}

/** The attributes of a {@link Picture}, worked out on the server for a component that is drawn in the browser too. */
export function pictureAttributes({ media, alt, preload = false, ...rest }: PictureProps): PictureAttributes {
  const { url, width, height, focalPoint } = media;
  const box = rest.fill ? {} : { width: width ?? 800, height: height ?? 600 };
  const { props: image } = getImageProps({
    src: url,
    alt: alt ?? media.alternativeText ?? '',
    // A drawing scales by itself; sending it through the resizer would only blur it.
    unoptimized: url.endsWith('.svg'),
    ...box,
    ...(focalPoint ? { style: { objectPosition: `${focalPoint.x}% ${focalPoint.y}%` } } : {}),
    ...rest,
    ...(preload ? { loading: 'eager', fetchPriority: 'high' } : {}),
  });
  if (preload) {
    preloadResource(image.src, {
      as: 'image',
      fetchPriority: 'high',
      ...(image.srcSet ? { imageSrcSet: image.srcSet } : {}),
      ...(image.sizes ? { imageSizes: image.sizes } : {}),
    });
  }
  const { srcSet, ...shown } = image;
  return srcSet ? { ...shown, srcSet: neededWidths({ srcSet, sizes: rest.sizes }) } : shown;
}

/** Dots of the sharpest screens for one pixel of CSS. */
const MOST_DOTS = 4;

/** Drops needless widths: for a size in pixels the optimizer offers all it knows, half of the HTML of a list. */
function neededWidths({ srcSet, sizes }: { srcSet: string; sizes: string }): string {
  const [, pixels] = /^(\d+)px$/.exec(sizes) ?? [];
  if (!pixels) return srcSet;
  const offers = srcSet.split(', ');
  const enough = offers.findIndex(
    (offer) => Number.parseInt(offer.split(' ')[1] ?? '', 10) >= Number(pixels) * MOST_DOTS,
  );
  return offers.slice(0, enough === -1 ? offers.length : enough + 1).join(', ');
}
