import { cn } from '@/lib/text/cn';

/** An icon's shape from the server (`iconShape`), for components drawn in the browser too: icon sets are megabytes. */
export interface IconShape {
  viewBox: string;
  content: { __html: string };
  /** Drawn in lines as wide as those of all such icons. */
  isLine: boolean;
  /** Turns round in Arabic. */
  isDirectional: boolean;
}

interface Props {
  shape: IconShape | null;
  label?: string | undefined;
  className?: string | undefined;
}

/** An icon as `Icon` draws it, by its shape. Decorative unless `label` is given; nothing where there is no shape. */
export function IconDrawing({ shape, label, className }: Props) {
  if (!shape) return null;
  return (
    <svg
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      viewBox={shape.viewBox}
      className={cn('icon', shape.isLine && 'icon-line', shape.isDirectional && 'mirror-rtl', className)}
      // Installed sets, or data of the icon API that was checked to do nothing but draw (lib/page/icons/icon-api).
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
      dangerouslySetInnerHTML={shape.content}
    />
  );
}
