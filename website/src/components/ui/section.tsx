import { Activity, type ComponentProps, type ReactNode } from 'react';
import { cn } from '@/lib/text/cn';
import { Container } from './container';

const SURFACES = {
  plain: 'bg-surface',
  warm: 'bg-surface-warm',
  sky: 'bg-surface-sky',
  deep: 'bg-surface-deep text-text-on-deep',
};

/** Band of a page in its full width. React hydrates each by itself (Activity), so that none delays a touch. */
export function Section({
  surface = 'plain',
  narrow = false,
  className,
  children,
  ...props
}: { surface?: keyof typeof SURFACES; narrow?: boolean } & ComponentProps<'section'>) {
  return (
    <Activity>
      <section
        className={cn('band', SURFACES[surface], className)}
        data-below-fold
        {...(surface === 'deep' ? { 'data-surface': 'deep' } : {})}
        {...props}
      >
        <Container narrow={narrow}>{children}</Container>
      </section>
    </Activity>
  );
}

export function SectionHeading({
  id,
  as: Heading = 'h2',
  eyebrow,
  title,
  text,
  words = {},
  action,
  isBrief = false,
}: {
  id?: string;
  as?: 'h1' | 'h2' | 'h3';
  eyebrow?: string | null | undefined;
  title: string;
  text?: string | null | undefined;
  words?: { lang?: string; dir?: 'ltr' | 'rtl' };
  action?: ReactNode;
  isBrief?: boolean;
}) {
  return (
    <div className="band-heading">
      <div className="max-w-text" {...words}>
        {eyebrow ? (
          <p className="mb-1 font-semibold text-accent text-sm in-data-[surface=deep]:text-text-on-deep-soft">
            {eyebrow}
          </p>
        ) : null}
        <Heading id={id} className={Heading === 'h1' ? 'text-4xl' : 'text-3xl'}>
          {title}
        </Heading>
        {text ? <p className={cn('band-text', isBrief && 'max-sm:hidden')}>{text}</p> : null}
      </div>
      {action}
    </div>
  );
}
