import { cn } from '@/lib/cn';
import { initialsOf, isArabicScript } from '@/lib/initials';

/** Arabic letters standing alone are wider than capitals and reach below the line: smaller and higher, they look as large and as centred. */
const LATIN = 'text-[32cqi]';
const ARABIC = 'text-[25cqi] -translate-y-[0.2em]';

/**
 * A person of whom there is no picture, as large as `className` says; the name stands beside it. Letters on the clinic's own colour:
 * a drawn face that nobody has looks invented.
 */
export function Initials({ name, className }: { name: string; className?: string }) {
  const letters = initialsOf(name);
  return (
    <span aria-hidden="true" className={cn('initials', className)}>
      <span className={cn('whitespace-nowrap leading-none', isArabicScript(letters) ? ARABIC : LATIN)}>
        {letters}
      </span>
    </span>
  );
}
