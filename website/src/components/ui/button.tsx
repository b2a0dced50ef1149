import Link from 'next/link';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/text/cn';

export type ButtonLook = {
  /** `primary` is the one main action of a page. `onDeep` is for navy surfaces. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'onDeep' | undefined;
  size?: 'md' | 'sm' | undefined;
};

const VARIANTS = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'button-quiet',
  danger: 'button-danger',
  onDeep: 'button-on-deep',
};

/** Classes of a button (app/components.css), for the rare element that is neither `button` nor link. */
export function buttonClass({ variant = 'primary', size = 'md' }: ButtonLook = {}): string {
  return cn('button-look', VARIANTS[variant], size === 'sm' && 'button-small');
}

type ButtonProps = ButtonLook & ComponentProps<'button'>;

export function Button({ variant, size, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={cn(buttonClass({ variant, size }), className)} {...props} />;
}

/** A link that looks like a button; `href` is the full path, language included (i18n/routing `localePath`). */
export function ButtonLink({ variant, size, className, ...props }: ButtonLook & ComponentProps<typeof Link>) {
  return <Link className={cn(buttonClass({ variant, size }), className)} {...props} />;
}
