'use client';

import { createContext, useContext } from 'react';

const Report = createContext<(href: string) => void>(() => undefined);

/** Gives the form inside the way to say that its appointment is booked; `href` is the address of the booking. */
export const BookedHereProvider = Report;

/** Returns what the form calls with the booking's address, before the browser leaves for it. */
export function useReportBooked(): (href: string) => void {
  return useContext(Report);
}
