import type { Practice } from '../booking/slots';

/** Text of an editorial entry in both languages; a missing translation falls back to the other one. */
export interface Names {
  en: string;
  ar: string;
}

export interface Entry {
  documentId: string;
  number: number | null;
  name: Names;
}

export interface BookableDoctor extends Entry {
  specialties: string[];
}

export interface BookableService extends Entry {
  specialties: string[];
  durationMinutes: number | null;
}

export interface BookableBranch extends Entry {
  timeZone: string;
  country: string;
  /** Organisations whose cards are accepted here. */
  organisations: string[];
}

export interface Organisation extends Entry {
  kind: 'company' | 'syndicate';
}

/** Limits of the booking settings (product decisions, "booking limits"). */
export interface BookingRules {
  noticeMinutes: number;
  horizonDays: number;
  maxLivePerDoctorDay: number;
  maxLivePerPatient: number;
  maxLivePerPhone: number;
  maxAge: number;
  notesMaxLength: number;
  maxRequestsPerAddressHour: number;
  holdMinutes: number;
  maxHoldsPerAddress: number;
  cardRetentionDays: number;
  defaultSlotMinutes: number;
  defaultService: string | null;
  consentVersion: string;
  consentText: Names;
}

export interface DirectoryData {
  rules: BookingRules;
  doctors: Record<string, BookableDoctor>;
  branches: Record<string, BookableBranch>;
  services: Record<string, BookableService>;
  specialties: Record<string, Entry>;
  organisations: Record<string, Organisation>;
  /** By `doctor|branch`. */
  practices: Record<string, Practice>;
}
