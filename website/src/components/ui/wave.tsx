import { THEME } from '@/contract/theme';
import { cn } from '@/lib/text/cn';

/** The sign of the house, of its theme. Decorative; give the words beside it. */
export function WaveMark({ className }: { className?: string }) {
  const { viewBox, shapes } = THEME.sign;
  return (
    <svg
      viewBox={viewBox}
      className={cn('mirror-rtl', className)}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of the theme, checked when it is read
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}

/** A quiet line of ripples between two sections, as wide as the page. */
export function WaveDivider({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1200 48"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      className={cn('block h-10 w-full text-accent', className)}
      aria-hidden="true"
    >
      {[0, 7, 14].map((shift, index) => (
        <path
          key={shift}
          vectorEffect="non-scaling-stroke"
          strokeWidth={index === 0 ? 2 : 1.25}
          opacity={0.6 - index * 0.18}
          d={`M0 ${17 + shift}C100 ${2 + shift} 200 ${2 + shift} 300 ${17 + shift}S500 ${32 + shift} 600 ${17 + shift}S800 ${2 + shift} 900 ${17 + shift}S1100 ${32 + shift} 1200 ${17 + shift}`}
        />
      ))}
    </svg>
  );
}

interface Props {
  className?: string;
  /** Place of the square drawing in a box that is no square, as left to right has it. */
  align?: 'xMidYMid' | 'xMaxYMin';
}

/** The large pattern of the theme for the corner of a hero or a banner; place it in a positioned, clipped parent. */
export function WaveField({ className, align = 'xMidYMid' }: Props) {
  const { viewBox, shapes } = THEME.pattern;
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio={`${align} meet`}
      className={cn('wave-field', className)}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of the theme, checked when it is read
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
