'use client';

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type KnownAppointment, readBookingQuery } from '@/lib/address/booking-address';
import type { WeekBranch } from '../week-state';

/** Appointment as the page around knows it; the document ids are what free times are asked for by. */
export interface AppointmentHere extends KnownAppointment {
  branchId?: string | undefined;
  serviceId?: string | undefined;
  serviceName?: string | undefined;
  /** True while the address is not read yet: nothing is fetched till then, or it would be fetched again. */
  isUnread?: boolean;
}

const Here = createContext<AppointmentHere>({});

/** Returns what links into the booking and first free times inside `KnownAppointmentHere` go by. */
export function useKnownAppointment(): AppointmentHere {
  return useContext(Here);
}

/** A part of a page that speaks of one branch, specialty or service: a branch's doctors, a service's, a search's. */
export function KnownAppointmentHere({ known, children }: { known: AppointmentHere; children: ReactNode }) {
  return <Here value={known}>{children}</Here>;
}

type Entry = Omit<WeekBranch, 'timeZone'>;

interface Props {
  branches: Entry[];
  services: Entry[];
  children: ReactNode;
}

/** Known facts behind the `#` of the address, on the page of a doctor. */
export function KnownAppointmentInAddress({ branches, services, children }: Props) {
  const [known, setKnown] = useState<AppointmentHere>({ isUnread: true });
  useEffect(() => {
    const read = () => setKnown(readAppointment({ fragment: window.location.hash, branches, services }));
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [branches, services]);
  return <Here value={known}>{children}</Here>;
}

/** Names the service that the times shown are for, when it is not the usual one. */
export function KnownService({ pattern }: { /** With "{service}" where the name goes. */ pattern: string }) {
  const { serviceName } = useKnownAppointment();
  if (!serviceName) return null;
  return <strong className="font-semibold text-brand">{pattern.replace('{service}', serviceName)}</strong>;
}

function readAppointment(given: { fragment: string; branches: Entry[]; services: Entry[] }): AppointmentHere {
  const { fragment, branches, services } = given;
  const query = readBookingQuery(Object.fromEntries(new URLSearchParams(fragment.slice(1))));
  const branch = branches.find(({ number }) => String(number) === query.branch);
  const service = services.find(({ number }) => String(number) === query.service);
  return {
    by: branch ? query.by : undefined,
    branch: branch?.number,
    branchId: branch?.id,
    service: service?.number,
    serviceId: service?.id,
    serviceName: service?.name,
    specialty: query.specialty && /^\d+$/.test(query.specialty) ? Number(query.specialty) : undefined,
  };
}
