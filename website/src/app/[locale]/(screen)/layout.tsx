import type { ReactNode } from 'react';

/** A page that is stored could not carry the nonce of its answer. A build without a backend has to be told. */
export const dynamic = 'force-dynamic';

export default function ScreenLayout({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      {children}
    </main>
  );
}
