import { cn } from '@/lib/cn';

/** The house's mark: sound arriving as three arcs at a point. Decorative; give the words beside it. */
export function WaveMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.5"
      strokeLinecap="round"
      className={cn('mirror-rtl', className)}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="12" cy="24" r="3.5" fill="currentColor" stroke="none" />
      <path d="M19.5 15.5a12 12 0 0 1 0 17" />
      <path d="M26.5 9.5a20.5 20.5 0 0 1 0 29" opacity="0.75" />
      <path d="M33.5 3.5a29 29 0 0 1 0 41" opacity="0.45" />
    </svg>
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
      focusable="false"
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

/**
 * The ripples behind the heading of a page, in a positioned, clipped parent: fainter where words run over them. As wide as
 * the page from the start: a head that is painted before all of it has arrived grows, and a drawing that grew wider with it
 * was counted as moving.
 */
export function HeadWaves() {
  return (
    <WaveField
      align="xMaxYMin"
      className="absolute inset-x-0 top-0 -z-10 h-full max-h-112 w-full overflow-visible text-accent opacity-60 max-sm:max-h-80 max-sm:opacity-30"
    />
  );
}

/** Large ripples for the corner of a hero or a banner; place it in a positioned, clipped parent. */
export function WaveField({
  className,
  align = 'xMidYMid',
}: {
  className?: string;
  /** Where the square of the drawing stands in a box that is no square, as left to right has it. */
  align?: 'xMidYMid' | 'xMaxYMin';
}) {
  return (
    <svg
      viewBox="0 0 400 400"
      preserveAspectRatio={`${align} meet`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className={cn('pointer-events-none mirror-rtl print:hidden', className)}
      aria-hidden="true"
      focusable="false"
    >
      {[50, 90, 130, 170, 210, 250, 290, 330].map((radius, index) => (
        <circle
          key={radius}
          cx="400"
          cy="200"
          r={radius}
          opacity={0.5 - index * 0.055}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
