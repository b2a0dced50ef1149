import type { IconShape } from '@/components/ui/icon-drawing';
import type { PictureAttributes } from '@/components/ui/picture';
import type { ContentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';

/** Size of a portrait on a card. */
export const CARD_PORTRAIT = { box: 'size-18 rounded-pill sm:size-20', sizes: '80px' };

/** Doctor's card, ready to be drawn. */
export interface DoctorCardEntry {
  id: string;
  number: number;
  name: string;
  title: string | null;
  words: ContentLang;
  href: string;
  image: PictureAttributes | null;
  /** Names in a row. */
  specialties: string;
  /** Names by document id, in the editors' order. */
  branches: Record<string, string>;
  /** Fee of a visit, in words; null where the clinic says nothing. */
  fee: string | null;
  takesNoNewBookings: boolean;
}

export interface DoctorCardLook {
  locale: Locale;
  /** One level below the heading the cards stand under. */
  heading: 'h2' | 'h3';
  words: Record<
    'specialties' | 'branches' | 'listComma' | 'nextFree' | 'book' | 'noNewBookings' | 'fee',
    string
  >;
  icons: Record<'specialties' | 'branches' | 'nextFree' | 'noNewBookings' | 'fee', IconShape | null>;
}
