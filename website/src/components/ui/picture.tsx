import { getImageProps, type ImageProps } from 'next/image';
import { preload as preloadResource } from 'react-dom';

type PictureProps = Omit<ImageProps, 'src' | 'alt' | 'width' | 'height'> & {
  /** A picture of the backend (lib/backend/media). */
  media: {
    url: string;
    width?: number | null | undefined;
    height?: number | null | undefined;
    alternativeText?: string | null | undefined;
  };
  /** Overrides the editors' description; an empty one marks the picture as decorative. */
  alt?: string;
  /** Width the picture takes on the page, as in the `sizes` attribute of HTML. */
  sizes: string;
};

/**
 * A picture in AVIF or WebP at the size it is shown, with its space reserved. `preload` is for the
 * one picture a visitor sees first. A plain `img` with the optimizer's addresses: the ready-made
 * component would ship its script to every page for features that are not used here.
 */
export function Picture({ media, alt, preload = false, ...rest }: PictureProps) {
  const { url, width, height } = media;
  const box = rest.fill ? {} : { width: width ?? 800, height: height ?? 600 };
  const { props: image } = getImageProps({
    src: url,
    alt: alt ?? media.alternativeText ?? '',
    // A drawing scales by itself; sending it through the resizer would only blur it.
    unoptimized: url.endsWith('.svg'),
    ...box,
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
  // biome-ignore lint/performance/noImgElement: it carries the optimizer's own attributes
  return <img {...image} alt={image.alt} />;
}
