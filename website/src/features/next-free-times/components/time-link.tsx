import { LiveSlot } from '@/components/ui/live-slot';
import { TIME_LINK } from '../next-free-client';

/**
 * The time of a live part as the button to exactly that time: the part's script writes where it leads. Without a time it is
 * plain text, of the same height.
 */
export function TimeLink() {
  return (
    <a
      {...{ [TIME_LINK]: '' }}
      suppressHydrationWarning
      className="mt-0.5 inline-flex min-h-11 max-w-full items-center rounded-control text-text no-underline group-data-[state=free]:border group-data-[state=free]:border-action group-data-[state=free]:bg-surface group-data-[state=free]:px-3 group-data-[state=free]:font-semibold group-data-[state=free]:text-action group-data-[state=free]:hover:bg-surface-sky"
    >
      {/* A grey bar until it is written into. */}
      <LiveSlot name="moment" className="bar-while-empty block first-letter:uppercase" />
    </a>
  );
}
