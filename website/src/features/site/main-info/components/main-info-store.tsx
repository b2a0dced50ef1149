'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { SharedMainInfo } from '../data';

const MainInfoContext = createContext<SharedMainInfo>(null);

/** The one shared store of main info (specification, point 3), filled at the start of the app by the layout of the document. */
export function MainInfoStore({ mainInfo, children }: { mainInfo: SharedMainInfo; children: ReactNode }) {
  return <MainInfoContext value={mainInfo}>{children}</MainInfoContext>;
}

export function useMainInfo(): SharedMainInfo {
  return useContext(MainInfoContext);
}
