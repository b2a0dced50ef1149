import type { ReactNode } from 'react';
import { directionOf, type Locale } from '@/i18n/routing';
import { cn } from '@/lib/text/cn';

interface Props {
  language: Locale;
  className?: string;
  children: ReactNode;
}

export function TextIn({ language, className, children }: Props) {
  return (
    <p
      lang={language}
      dir={directionOf(language)}
      className={cn('wrap-anywhere whitespace-pre-line', className)}
    >
      {children}
    </p>
  );
}
