'use client';

import { usePathname } from 'next/navigation';

/** The path the visitor asked for, readable and kept left-to-right. */
export function RequestedPath() {
  const pathname = usePathname();
  return (
    <bdi dir="ltr" className="break-all">
      {readable(pathname)}
    </bdi>
  );
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
