import { cn } from '@/lib/text/cn';
import { initialsOf, isArabicScript } from '@/lib/text/initials';

/** Initials in place of a picture, on the clinic's own colour: a drawn face looks invented. */
export function Initials({ name, className }: { name: string; className?: string }) {
  const letters = initialsOf(name);
  return (
    <span aria-hidden="true" className={cn('initials', className)}>
      <span className={isArabicScript(letters) ? 'initials-arabic' : 'initials-latin'}>{letters}</span>
    </span>
  );
}
