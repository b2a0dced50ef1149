'use client';

import { PageFault } from '@/components/layout/fatal-error';
import { useMainInfo } from '@/features/site/main-info/components/main-info-store';

/** A page that fails keeps the header and the footer around it, and stands in their `main`. */
export default function ErrorPage(fault: { error: unknown; retry: () => void }) {
  return <PageFault {...fault} call={useMainInfo()} />;
}
