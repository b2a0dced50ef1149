import type { ComponentProps } from 'react';
import { IconDrawing, type IconShape } from '@/components/ui/icon-drawing';
import { finderInputClass } from './finder-select';

/** The finder's search words, with its sign inside the input. */
export function FinderSearch({
  id,
  label,
  icon,
  ...props
}: { id: string; label: string; icon: IconShape | null } & ComponentProps<'input'>) {
  return (
    <div className="col-span-full lg:col-span-1">
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        {label}
      </label>
      <div className="relative">
        <span className="pointer-events-none absolute inset-y-0 start-4 grid place-items-center text-text-soft">
          <IconDrawing shape={icon} />
        </span>
        <input
          id={id}
          type="search"
          name="q"
          maxLength={80}
          autoComplete="off"
          className={`${finderInputClass} ps-12 text-start placeholder:text-text-soft`}
          {...props}
        />
      </div>
    </div>
  );
}
