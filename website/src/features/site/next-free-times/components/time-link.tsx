import { LiveSlot } from '@/components/ui/live-slot';
import { TIME_LINK } from '../next-free-client';

/** The time of a live part as a button to exactly that time; without one, plain text of the same height. */
export function TimeLink() {
  return (
    <a {...{ [TIME_LINK]: '' }} suppressHydrationWarning className="time-link">
      {/* A grey bar until it is written into. */}
      <LiveSlot name="moment" className="bar-while-empty block first-letter:uppercase" />
    </a>
  );
}
