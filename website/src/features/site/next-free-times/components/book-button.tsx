import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon';
import { PathButton } from '@/features/site/pages/components/entry-link';

/** Button that opens the booking; `path` has the known choices. */
export function BookButton({ children, ...button }: ComponentProps<typeof PathButton>) {
  return (
    <PathButton {...button}>
      <Icon name="lucide:calendar-plus" />
      {children}
    </PathButton>
  );
}
