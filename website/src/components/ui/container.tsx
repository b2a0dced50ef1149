import type { ComponentProps } from 'react';
import { cn } from '@/lib/text/cn';

type Props = { narrow?: boolean } & ComponentProps<'div'>;

/** The page's measure: centred, with room at both edges. `narrow` is for reading. */
export function Container({ narrow = false, className, ...props }: Props) {
  return <div className={cn('page-edge', narrow && 'max-w-text', className)} {...props} />;
}
