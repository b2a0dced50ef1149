import type { ComponentProps } from 'react';
import { THEME } from '@/contract/theme';
import { cn } from '@/lib/text/cn';

/** A drawing of the theme. */
function Drawing(props: ComponentProps<'svg'> & { of: { viewBox: string; shapes: string } }) {
  const { of: drawing, ...svg } = props;
  const { viewBox, shapes } = drawing;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of the theme, checked when it is read
  return <svg viewBox={viewBox} {...svg} aria-hidden="true" dangerouslySetInnerHTML={{ __html: shapes }} />;
}

/** The sign of the house, of its theme. Decorative; give the words beside it. */
export function WaveMark({ className }: { className?: string }) {
  return <Drawing of={THEME.sign} className={cn('mirror-rtl', className)} />;
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
  const placed = { preserveAspectRatio: `${align} meet`, className: cn('wave-field', className) };
  return <Drawing of={THEME.pattern} {...placed} />;
}
