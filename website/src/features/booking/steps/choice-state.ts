import type { ReactNode } from 'react';
import type { PictureAttributes } from '@/components/ui/picture';
import type { BookingCatalogue, BookingProgress, BookingSetting } from '@/features/booking/choices/data';
import type { ContentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import type { BookingQuery } from '@/lib/address/booking-address';

/** Language and choices that a question of the flow is drawn with. */
export interface StepProps {
  locale: Locale;
  query: BookingQuery;
}

/** Props of a step with the bookable entries and the state that follows from the choices. */
export interface FlowProps extends StepProps {
  progress: BookingProgress;
  catalogue: BookingCatalogue;
  setting: BookingSetting;
}

/** One doctor to choose, ready to be drawn; `href` is the full path. */
export interface DoctorChoice {
  id: string;
  href: string;
  title: string;
  text: ReactNode;
  /** Language of the title, when it is not the page's. */
  words: ContentLang;
  image: PictureAttributes | null;
  /** Names in a row. */
  branches: ReactNode;
  /** The first free time in words, and where it is when that is not plain; null where none is known. */
  firstFree: { text: string; place: string | null } | null;
  /** Fee of a visit, in words; null if the clinic states none. */
  fee: string | null;
}

/** A specialty the list of doctors can be narrowed by, or all; `href` is the full path. */
export interface FilterOption {
  key: string;
  label: string;
  href: string;
  isCurrent: boolean;
}
