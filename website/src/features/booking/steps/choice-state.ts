import type { PictureAttributes } from '@/components/ui/picture';
import type { ContentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import type { BookingQuery } from '@/lib/address/booking-address';

/** Language and choices that a question of the flow is drawn with. */
export interface StepProps {
  locale: Locale;
  query: BookingQuery;
}

/** One answer to a question of the flow, ready to be drawn; `href` is the full path. */
export interface Choice {
  id: string;
  href: string;
  title: string;
  text: string;
  /** Language of title and text, when it is not the page's. */
  words: ContentLang;
}

export interface BranchChoice extends Choice {
  /** The first free time there in words; null where none is known. */
  firstFree: string | null;
  /** Fee of the visit there, in words; null where that is not known yet, or not said. */
  fee: string | null;
}

export interface DoctorChoice extends Choice {
  image: PictureAttributes | null;
  /** Names in a row. */
  branches: string;
  /** The first free time in words, and where it is when that is not plain; null where none is known. */
  firstFree: { text: string; place: string | null } | null;
  /** Fee of a visit, in words; null where the clinic says nothing. */
  fee: string | null;
}

/** A specialty the list of doctors can be narrowed by, or all; `href` is the full path. */
export interface FilterOption {
  key: string;
  label: string;
  href: string;
  isCurrent: boolean;
}
