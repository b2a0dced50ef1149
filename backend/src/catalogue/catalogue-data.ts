import type { z } from 'zod';
import type { PhoneChannel } from '../contract/channels';
import type { Fee } from '../contract/fees';
import type { PhoneProofMode } from '../contract/phone-code';
import type { VisitQuestion } from '../contract/visit-questions';
import type { CallHours, WeekdaySpan } from '../scheduling/call-clock';
import type { Rhythm } from '../scheduling/series';
import type { Resource, ServiceNeed } from '../scheduling/service-needs';
import type { Practice } from '../scheduling/slots';
import type { plainSettings } from './catalogue-schemas';

export type Language = 'en' | 'ar';

/** Text of an editorial entry in both languages; a missing translation falls back to the other one. */
export interface Names {
  en: string;
  ar: string;
}

export interface Entry {
  documentId: string;
  number: number | null;
  name: Names;
  /** Languages it is published in; {@link name} has the other one's text for a missing one. */
  languages: Language[];
}

/** Start of a patient's booking: waiting for the call, or confirmed in the moment it is made. */
export type Confirmation = 'by_call' | 'at_once';

/** Entry that an editor can close for new bookings without taking it off the site. */
export interface Closable extends Entry {
  takesNoNewBookings: boolean;
  /** Null leaves it to what is less specific. */
  confirmation: Confirmation | null;
}

export interface BookableDoctor extends Closable {
  specialties: string[];
  /** Deposit in the smallest unit of the clinic's currency, before the service's; null leaves it to that. */
  deposit: number | null;
}

export interface BookableService extends Closable {
  specialties: string[];
  durationMinutes: number | null;
  needs: ServiceNeed[];
  deposit: {
    /** Amount in the smallest unit of the clinic's currency; null for none. */
    amount: number | null;
    /** Minutes that the time is held for it. */
    minutes: number;
    /** Cancelled so many hours before the visit it is given back. */
    refundHours: number;
  };
  /** Null for what is one visit. */
  series: SeriesOfService | null;
  /** Questions before the visit, asked by the patient's link. */
  questions: VisitQuestion[];
}

export interface SeriesOfService extends Rhythm {
  /** True when a visit may be with another doctor of the branch. */
  anyDoctor: boolean;
}

export type BookableResource = Entry & Resource;

export interface BookableBranch extends Closable {
  timeZone: string;
  country: string;
  address: Names;
  phone: string;
  organisations: string[];
  workingHours: WeekdaySpan[];
}

export interface Organisation extends Entry {
  kind: 'company' | 'syndicate';
}

/** The booking settings; what most of them mean stands in their schema. */
export interface BookingRules extends z.infer<typeof plainSettings> {
  defaultService: string | null;
  consentText: Names;
  phoneChannels: PhoneChannel[];
  phoneMessagesText: Names;
  /** Consent text of the clinic's news; empty where nobody is asked. */
  newsText: Names;
  /** Condition for proving the phone of a booking; never asked where no phone is written to. */
  phoneProof: PhoneProofMode;
  /** Holds where neither service, doctor nor branch says otherwise. */
  confirmation: Confirmation;
  /** Wall times between which no phone is written to; null for at any hour. */
  quietHours: { from: string; until: string } | null;
}

export interface CatalogueData {
  rules: BookingRules;
  /** Hours in which the call centre calls; null promises no call. */
  callHours: CallHours | null;
  doctors: Record<string, BookableDoctor>;
  branches: Record<string, BookableBranch>;
  /** Zone of every branch, published or not: staff look at the days of one that takes no part any more. */
  zones: Record<string, string>;
  /** The clock by which the clinic as a whole counts its days. */
  clinicZone: string;
  services: Record<string, BookableService>;
  /** Rooms and devices of all branches, in the order in which they are taken. */
  resources: BookableResource[];
  specialties: Record<string, Entry>;
  organisations: Record<string, Organisation>;
  /** Fees as editors wrote them; `feeFor` finds the one that holds. */
  fees: Fee[];
  /** Keyed `doctor|branch`. */
  practices: Record<string, Practice>;
}
