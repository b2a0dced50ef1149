'use client';

import { usePathname } from 'next/navigation';
import { readablePath } from '@/lib/address/requested-path';

/** Path that the visitor asked for: decoded, left-to-right, and on one line if it fits. */
export function RequestedPath({ asked }: { asked?: string | undefined }) {
  const pathname = usePathname();
  return (
    <bdi dir="ltr" className="inline-block max-w-full break-all">
      {readablePath(asked ?? pathname)}
    </bdi>
  );
}
