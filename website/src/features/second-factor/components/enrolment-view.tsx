import type { Enrolment } from '@/contract/second-factor';

/** What to scan with an authenticator, and the same as letters to type. */
export function EnrolmentView({
  enrolment,
  words,
}: {
  enrolment: Enrolment;
  words: Record<'scan' | 'scanAlt' | 'secret', string>;
}) {
  return (
    <div>
      <p>{words.scan}</p>
      {/* biome-ignore lint/performance/noImgElement: a drawing inside the page, nothing to fetch or resize */}
      <img
        src={`data:image/svg+xml,${encodeURIComponent(enrolment.picture)}`}
        alt={words.scanAlt}
        width={220}
        height={220}
        className="mx-auto my-4 rounded-control border border-line bg-paper"
      />
      <p className="text-sm text-text-soft">{words.secret}</p>
      <p className="mt-1 break-all font-semibold tabular-nums">
        <bdi dir="ltr">{enrolment.secret.match(/.{1,4}/g)?.join(' ')}</bdi>
      </p>
    </div>
  );
}
