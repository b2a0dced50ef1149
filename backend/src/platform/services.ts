import type { Core } from '@strapi/strapi';
import type { Jobs } from './job-states';
import type { AddressLimits } from './limits/address-limits';
import type { Limits } from './limits/limits';
import type { Measures } from './measures';

const NAME = 'clinic.services';

/** Objects that one backend keeps in memory (docs/decisions/0004). What the floors above keep is declared where `app/services.ts` makes it. */
export interface Services {
  limits: Limits;
  addressLimits: AddressLimits;
  measures: Measures;
  jobs: Jobs;
  /** Editors' name for a type of content; its Strapi name where they have no word for it. */
  typeName: (uid: string) => { en: string; ar: string };
  /** Number of transactions of `inTransaction` that have ended: what was read before may be outdated. */
  transactions: { ended: number };
  /** Calls made, in this order, when the backend stops. */
  atEnd: (() => void | Promise<void>)[];
}

/** Hangs them on their backend, in Strapi's own container: two backends in one process have two. */
export function provideServices(strapi: Core.Strapi, services: Services): void {
  strapi.add(NAME, services);
}

export function hasServices(strapi: Core.Strapi): boolean {
  return strapi.has(NAME);
}

/** Returns what this backend keeps in memory. @throws before its start has made it */
export function servicesOf(strapi: Core.Strapi): Services {
  if (!hasServices(strapi)) throw new Error('The services of this backend are made when it starts: not yet');
  return strapi.get(NAME);
}
