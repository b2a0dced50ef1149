import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from './badge';
import { Icon } from './icon';

export function SignBadge({ tone, icon, children }: { tone: BadgeTone; icon: string; children: ReactNode }) {
  return (
    <Badge tone={tone} icon={<Icon name={icon} className="size-4" />}>
      {children}
    </Badge>
  );
}
