import { Activity, type ComponentProps } from 'react';
import { cn } from '@/lib/text/cn';
import { Container } from './container';

const SURFACES = {
  plain: 'bg-surface',
  warm: 'bg-surface-warm',
  sky: 'bg-surface-sky',
  deep: 'bg-surface-deep text-text-on-deep',
};

type Props = { surface?: keyof typeof SURFACES } & ComponentProps<'section'>;

/** Band of a page in its full width. React hydrates each by itself (Activity), so that none delays a touch. */
export function Section({ surface = 'plain', className, children, ...props }: Props) {
  return (
    <Activity>
      <section
        className={cn('band', SURFACES[surface], className)}
        data-below-fold
        {...(surface === 'deep' ? { 'data-surface': 'deep' } : {})}
        {...props}
      >
        <Container>{children}</Container>
      </section>
    </Activity>
  );
}
