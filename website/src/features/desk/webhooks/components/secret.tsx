'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { OutcomeNote } from '@/components/form/outcome-note';

export function Secret({
  state,
  title,
  secret,
  children,
}: {
  state: unknown;
  title: string;
  secret: string;
  children?: ReactNode;
}) {
  const t = useTranslations('webhooks');
  return (
    <OutcomeNote state={state} isGood>
      <p>{title}</p>
      <p className="mt-2">{t('secretOnce')}</p>
      <p className="mt-2 select-all break-all rounded-control bg-surface p-3 font-mono text-text" dir="ltr">
        {secret}
      </p>
      {children ? <div className="mt-2">{children}</div> : null}
    </OutcomeNote>
  );
}
