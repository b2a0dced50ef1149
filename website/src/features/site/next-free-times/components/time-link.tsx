import { LiveSlot } from '@/components/ui/live-slot';
import { TIME_LINK } from '../next-free-client';

/**
 * The time of a live part as the button to exactly that time: the part's script writes where it leads. Without a time it is
 * plain text, of the same height.
 */
export function TimeLink() {
  return (
    <a {...{ [TIME_LINK]: '' }} suppressHydrationWarning className="time-link">
      {/* A grey bar until it is written into. */}
      <LiveSlot name="moment" className="bar-while-empty block first-letter:uppercase" />
    </a>
  );
}
