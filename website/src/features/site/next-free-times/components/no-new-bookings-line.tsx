import { IconDrawing, type IconShape } from '@/components/ui/icon-drawing';

/** The line of `NoNewBookings`, for components that are drawn in the browser too. */
export function NoNewBookingsLine({ text, icon }: { text: string; icon: IconShape | null }) {
  return (
    <p className="flex items-start gap-2 text-sm text-text-soft">
      <IconDrawing shape={icon} className="mt-0.5 size-4 shrink-0 text-action" />
      <span>{text}</span>
    </p>
  );
}
