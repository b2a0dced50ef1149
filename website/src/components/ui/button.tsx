import Link from 'next/link';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

type Look = {
  /** `primary` is the one main action of a page. `onDeep` is for navy surfaces. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'onDeep';
  size?: 'md' | 'sm';
};

const VARIANTS = {
  primary: 'bg-accent text-text-on-fill hover:bg-accent-strong',
  secondary: 'border border-line-strong bg-surface text-action hover:border-action hover:bg-surface-sky',
  quiet: 'text-action hover:bg-surface-sky',
  danger: 'bg-danger text-text-on-fill hover:brightness-90',
  onDeep: 'bg-text-on-deep text-surface-deep hover:bg-text-on-deep-soft',
};

const SIZES = { md: 'min-h-12 px-6 py-2 text-base', sm: 'min-h-11 px-4 py-1.5 text-sm' };

/** Classes of a button, for the rare element that is neither `button` nor link. */
export function buttonClass({ variant = 'primary', size = 'md' }: Look): string {
  return cn(
    'button-look inline-flex items-center justify-center gap-2 rounded-control text-center font-semibold leading-snug',
    'transition-colors disabled:opacity-60 aria-disabled:opacity-60',
    VARIANTS[variant],
    SIZES[size],
  );
}

/** A button that does something on this page. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...props
}: Look & ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className={cn(buttonClass({ ...(variant && { variant }), ...(size && { size }) }), className)}
      {...props}
    />
  );
}

/** A link that looks like a button; `href` is the full path, language included (i18n/routing `localePath`). */
export function ButtonLink({ variant, size, className, ...props }: Look & ComponentProps<typeof Link>) {
  return (
    <Link
      className={cn(buttonClass({ ...(variant && { variant }), ...(size && { size }) }), className)}
      {...props}
    />
  );
}
