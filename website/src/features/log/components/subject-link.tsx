import Link from 'next/link';
import { getLocale } from 'next-intl/server';
import type { LogSubject } from '@/contract/log';
import { logAddress } from '../address';
import { subjectWords } from '../subject-words';

/** What an entry is about; leads to everything that is recorded about it. */
export async function SubjectLink({ subject, timeZone }: { subject: LogSubject; timeZone: string }) {
  const locale = await getLocale();
  const { text, isCode } = await subjectWords(locale, subject, timeZone);
  return (
    <Link
      href={logAddress.path(locale, { subject: subject.documentId })}
      prefetch={false}
      className="inline-flex min-h-6 items-center font-semibold text-action underline underline-offset-4"
    >
      <bdi
        {...(isCode ? { dir: 'ltr' as const } : {})}
        // Its hyphens are no places to break it at.
        className={subject.bookingNumber ? 'whitespace-nowrap' : undefined}
      >
        {text}
      </bdi>
    </Link>
  );
}
