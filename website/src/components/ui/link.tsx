import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/** A link whose page is loaded when it is followed: most are followed by few, and not worth fetching ahead on a phone. */
export function Link(props: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) {
  return <NextLink prefetch={false} {...props} />;
}
