'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { CopyField } from '@/components/form/copy-field';
import { buttonClass } from '@/components/ui/button';
import type { FeedState } from '../rules';

/** A new address, shown this once: to copy, or to open on the device that shall show it. */
export function MadeAddress({ made }: { made: NonNullable<FeedState['made']> }) {
  const t = useTranslations('calendarFeeds');
  const head = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is read again
  useEffect(() => head.current?.focus(), [made]);
  return (
    <section className="rounded-card border border-line bg-surface-warm p-4">
      <h2 ref={head} tabIndex={-1} className="text-lg outline-none">
        {t('madeTitle')}: {made.label}
      </h2>
      <p className="mt-1 max-w-prose">{t('madeText')}</p>
      <CopyField
        id="address"
        label={t('address')}
        value={made.address}
        words={{ copy: t('copy'), copied: t('copied') }}
      />
      <p className="mt-3">
        <a href={made.opened} className={buttonClass({})}>
          {t('open')}
        </a>
      </p>
      <p className="mt-3 max-w-prose text-sm text-text-soft">{t('how')}</p>
    </section>
  );
}
