import type { ComponentProps } from 'react';
import { cn } from '@/lib/text/cn';
import { ButtonLink } from './button';
import { Icon } from './icon';
import { Link } from './link';

type Props = ComponentProps<typeof Link>;

/** A link of the staff area that stands alone, large enough for a finger; loaded when it is followed. */
export function ActionLink({ className, ...props }: Props) {
  return (
    <Link
      className={cn('inline-flex min-h-11 items-center gap-1.5 font-semibold text-action', className)}
      {...props}
    />
  );
}

/** Link back to the page before; not printed. */
export function BackLink({ children, ...props }: Omit<Props, 'className'>) {
  return (
    <ActionLink className="print:hidden" {...props}>
      <Icon name="lucide:arrow-left" />
      {children}
    </ActionLink>
  );
}

type ActionButtonProps = Omit<ComponentProps<typeof ButtonLink>, 'prefetch'>;

/** A link of the staff area in the look of a button. */
export function ActionButton({ variant = 'secondary', size = 'sm', ...props }: ActionButtonProps) {
  return <ButtonLink prefetch={false} variant={variant} size={size} {...props} />;
}
