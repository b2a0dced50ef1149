import Image, { type ImageProps } from 'next/image';

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
 * one picture a visitor sees first.
 */
export function Picture({ media, alt, ...props }: PictureProps) {
  const { url, width, height } = media;
  const box = props.fill ? {} : { width: width ?? 800, height: height ?? 600 };
  return (
    <Image
      src={url}
      alt={alt ?? media.alternativeText ?? ''}
      // A drawing scales by itself; sending it through the resizer would only blur it.
      unoptimized={url.endsWith('.svg')}
      {...box}
      {...props}
    />
  );
}
