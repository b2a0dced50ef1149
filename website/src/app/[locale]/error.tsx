'use client';

import { useParams } from 'next/navigation';
import { FatalError } from '@/components/layout/fatal-error';

/** A fault below the root layout: the page is replaced, the document stays. */
export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  const { locale } = useParams<{ locale: string }>();
  return <FatalError locale={locale === 'ar' ? 'ar' : 'en'} error={error} retry={retry} />;
}
