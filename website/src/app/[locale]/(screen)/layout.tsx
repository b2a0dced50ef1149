import type { ReactNode } from 'react';
import { AutoRefresh } from '@/components/ui/auto-refresh';

/** A page that is stored could not carry the nonce of its answer. A build without a backend has to be told. */
export const dynamic = 'force-dynamic';

const EVERY_MS = 5_000;

export default function ScreenLayout({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      {/* Not in the pages: one that could not be shown for a moment has to come back without a hand. */}
      <AutoRefresh everyMs={EVERY_MS} isUnattended />
      {children}
    </main>
  );
}
