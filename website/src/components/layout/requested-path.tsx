'use client';

import { usePathname } from 'next/navigation';
import { readablePath } from '@/lib/address/requested-path';

/** The path the visitor asked for, readable, kept left-to-right, and in one piece where a line can hold it. */
export function RequestedPath({ asked }: { asked?: string | undefined }) {
  const pathname = usePathname();
  return (
    <bdi dir="ltr" className="inline-block max-w-full break-all">
      {readablePath(asked ?? pathname)}
    </bdi>
  );
}
