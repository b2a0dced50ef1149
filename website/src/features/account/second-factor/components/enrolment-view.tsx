import { useTranslations } from 'next-intl';
import type { Enrolment } from '@/contract/second-factor';

export function EnrolmentView({ enrolment }: { enrolment: Enrolment }) {
  const t = useTranslations('secondFactor');
  return (
    <div>
      <p>{t('scan')}</p>
      {/* biome-ignore lint/performance/noImgElement: a drawing inside the page, nothing to fetch or resize */}
      <img
        src={`data:image/svg+xml,${encodeURIComponent(enrolment.picture)}`}
        alt={t('scanAlt')}
        width={220}
        height={220}
        className="mx-auto my-4 rounded-control border border-line bg-paper"
      />
      <p className="text-sm text-text-soft">{t('secret')}</p>
      <p className="mt-1 break-all font-semibold tabular-nums">
        <bdi dir="ltr">{enrolment.secret.match(/.{1,4}/g)?.join(' ')}</bdi>
      </p>
    </div>
  );
}
