'use client';

import { PageFault } from '@/components/layout/fatal-error';

/** A fault below the root layout: the page is replaced, the document stays. */
export default function ErrorPage(fault: { error: unknown; retry: () => void }) {
  return (
    <main>
      <PageFault {...fault} />
    </main>
  );
}
