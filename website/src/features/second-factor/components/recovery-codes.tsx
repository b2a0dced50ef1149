'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button, buttonClass } from '@/components/ui/button';

/** The codes that stand in for a lost phone, shown this once. */
export function RecoveryCodes({ codes, to }: { codes: string[]; to: string }) {
  const t = useTranslations('secondFactor');
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <div className="mt-6">
      <h2 ref={head} tabIndex={-1} className="text-lg outline-none">
        {t('codesTitle')}
      </h2>
      <p className="mt-1 text-text-soft">{t('codesText')}</p>
      <ol className="mt-4 space-y-1 whitespace-nowrap rounded-control border border-line bg-surface-warm p-4 font-semibold tabular-nums">
        {codes.map((code) => (
          <li key={code}>
            <bdi dir="ltr">{code}</bdi>
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <a href={to} className={buttonClass({})}>
          {t('goOn')}
        </a>
        <Button variant="secondary" onClick={() => print()}>
          {t('print')}
        </Button>
      </div>
    </div>
  );
}
