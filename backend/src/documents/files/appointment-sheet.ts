import type { Cancellation } from '../../contract/appointment';
import type { Status } from '../../contract/transitions';
import type { Language } from '../../platform/clinic-time';

/** Content about one appointment for its patient in one language, for page, calendar and mail; of the patient the first name. */
export interface AppointmentSheet {
  language: Language;
  bookingNumber: string;
  status: Status;
  /** Rises with each change of the appointment. */
  sequence: number;
  startsAt: number;
  endsAt: number;
  timeZone: string;
  firstName: string;
  clinic: string;
  /** The clinic's name where each letter counts. */
  shortClinic: string;
  doctor: string;
  service: string;
  /** Displayed fee in words; null if there was none. */
  fee: string | null;
  /** State of the deposit in a sentence; null without one. */
  deposit?: string | null;
  /** True while its patient is to pay it. */
  isDepositAsked?: boolean;
  preparation: string | null;
  visitLength: string | null;
  /** Time that the patient should set aside in all, minutes; null for the appointment alone. */
  visitMinutes: number | null;
  branch: {
    name: string;
    address: string;
    phone: string;
    country: string;
    mapUrl: string | null;
    directions: string | null;
    place: { latitude: number; longitude: number } | null;
  };
  /** Promised moment of the call about a request; null for anything else, and when it cannot be told. */
  callBy: number | null;
  cancellation: Cancellation | null;
  callCentre: { phone: string; hours: string | null; promise: string | null };
  whatToBring: string | null;
  /** Address that opens the appointment with its key, to see, move or cancel it. */
  manageUrl: string;
  /** Address of the booking with its doctor and branch chosen, as far as they are published. */
  bookUrl: string;
  /** The same as the first for messages to phones: short, and without any personal data. */
  shortUrl: string;
  /** True when the patient agreed to be written news: every mail leads to where that is withdrawn. */
  getsNews?: boolean;
  /** Every visit of its series in order; left out for what is no series. */
  series?: AppointmentSheet[];
  /** True while questions before the visit wait for answers. */
  asksQuestions?: boolean;
  /** Moment until which it can be accepted or is held for the deposit, in words. */
  until?: string;
}
