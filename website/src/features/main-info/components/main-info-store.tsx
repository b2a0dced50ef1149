'use client';

import { createContext, type ReactNode, useContext } from 'react';

/** What scripts of every page may know of the clinic group. Null while editors have not published it. */
export type SharedMainInfo = {
  siteName: string;
  /** E.164, and as it is read. */
  phone: string;
  phoneText: string;
} | null;

const MainInfo = createContext<SharedMainInfo>(null);

/** The one store of main info in the browser (specification, point 3), filled by the root layout. */
export function MainInfoStore({ info, children }: { info: SharedMainInfo; children: ReactNode }) {
  return <MainInfo value={info}>{children}</MainInfo>;
}

/** Main info as the root layout has read it; null while there is none. */
export function useMainInfo(): SharedMainInfo {
  return useContext(MainInfo);
}
