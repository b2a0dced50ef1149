'use client';

import { PageFault } from '@/components/layout/fatal-error';
import { useMainInfo } from '@/features/site/main-info/components/main-info-store';

/** A fault below the root layout: the page is replaced, the document stays. */
export default function ErrorPage(fault: { error: unknown; retry: () => void }) {
  return (
    <main>
      <PageFault {...fault} call={useMainInfo()} />
    </main>
  );
}
