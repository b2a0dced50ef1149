'use client';

import { Activity, type ReactNode } from 'react';
import { useCurrentUser } from '@/features/account/session/user-client';
import { useMainInfo } from '@/features/site/main-info/components/main-info-store';
import { BottomBar } from './bottom-bar';
import type { Frame } from './describe-frame';
import { describeClinic } from './site-clinic';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** Draws what surrounds every public page, on both sides: elements of the server stood in each page twice, as HTML and as data. */
export function SiteFrame({ children, ...frame }: Frame & { children: ReactNode }) {
  const user = useCurrentUser();
  const clinic = describeClinic(useMainInfo(), frame);
  return (
    <>
      <SiteHeader frame={frame} clinic={clinic} />
      <main id="content" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <Activity>
        <SiteFooter frame={frame} clinic={clinic} isForStaff={Boolean(user?.staff)} />
      </Activity>
      <BottomBar frame={frame} clinic={clinic} />
    </>
  );
}
