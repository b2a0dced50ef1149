import 'server-only';
import { iconShape } from '@/components/ui/icon';
import { pictureAttributes } from '@/components/ui/picture';
import { readFees } from '@/features/site/fees/query';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { getTranslations, textsOf } from '@/i18n/translations';
import { entryHref } from '@/lib/address/entry-address';
import { CARD_PORTRAIT, type DoctorCardEntry, type DoctorCardLook } from './card-state';
import type { Doctor } from './data';

/** Returns what `DoctorCards` draws, in the page's language: cards are drawn from this by the server and by the browser alike. */
export async function describeCards({
  doctors,
  heading,
  locale,
  serviceId,
}: {
  doctors: Doctor[];
  heading: DoctorCardLook['heading'];
  locale: Locale;
  /** Service whose fee is shown; the usual one by default. */
  serviceId?: string | undefined;
}): Promise<{ cards: DoctorCardEntry[]; look: DoctorCardLook }> {
  const [t, times, closed, fees, feeWords] = await Promise.all([
    getTranslations('doctors'),
    getTranslations('availability'),
    getTranslations('noNewBookings'),
    readFees(locale),
    getTranslations('fees'),
  ]);
  const listComma = t('listComma');
  return {
    cards: doctors.map((doctor) =>
      toCard({ doctor, listComma, locale, fee: fees.ofDoctor({ doctor, service: serviceId }) }),
    ),
    look: {
      locale,
      heading,
      words: {
        ...textsOf(t, 'specialties', 'branches', 'listComma', 'book'),
        nextFree: times('nextFree'),
        noNewBookings: closed('doctor'),
        fee: feeWords('label'),
      },
      icons: {
        specialties: iconShape('lucide:stethoscope'),
        branches: iconShape('lucide:map-pin'),
        nextFree: iconShape('lucide:clock'),
        noNewBookings: iconShape('lucide:info'),
        fee: iconShape('lucide:wallet'),
      },
    },
  };
}

function toCard({
  doctor,
  listComma,
  locale,
  fee,
}: {
  doctor: Doctor;
  listComma: string;
  locale: Locale;
  fee: string | null;
}): DoctorCardEntry {
  const { id, number, name, title, picture, takesNoNewBookings } = doctor;
  return {
    id,
    number,
    name,
    title,
    words: contentLang(doctor, locale),
    href: entryHref('doctor', doctor, locale),
    image: picture && pictureAttributes({ media: picture, alt: '', sizes: CARD_PORTRAIT.sizes }),
    specialties: doctor.specialties.map((specialty) => specialty.name).join(listComma),
    branches: Object.fromEntries(doctor.branches.map((branch) => [branch.id, branch.name])),
    fee,
    takesNoNewBookings,
  };
}
