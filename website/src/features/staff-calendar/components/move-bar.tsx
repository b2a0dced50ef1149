'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { MovableVisit } from '../move-rules';

/** At the thumb while a visit is moved: which one, what to do, and the ways out. */
export function MoveBar({ visit, onLeave }: { visit: MovableVisit | null; onLeave: () => void }) {
  const t = useTranslations('staffCalendar.moving');
  if (!visit) return null;
  return (
    <div className="sticky bottom-0 z-40 mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border-2 border-brand bg-surface px-4 py-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] shadow-card print:hidden">
      <div className="min-w-0">
        <p className="font-semibold">
          {t('bar')} <bdi>{visit.name}</bdi> · {visit.was}
        </p>
        <p className="text-sm text-text-soft pointer-coarse:hidden">{t('hint')}</p>
      </div>
      <div className="ms-auto flex flex-wrap gap-2">
        <Link
          href={visit.elsewhere}
          prefetch={false}
          className="inline-flex min-h-11 items-center px-2 font-semibold text-action"
        >
          {t('elsewhere')}
        </Link>
        <Button variant="secondary" size="sm" onClick={onLeave}>
          {t('leave')}
        </Button>
      </div>
    </div>
  );
}
