import 'server-only';
import { getTranslations } from 'next-intl/server';
import { iconShape } from '@/components/ui/icon';
import { pictureAttributes } from '@/components/ui/picture';
import { contentLang } from '@/i18n/content-lang';
import { type Locale, localePath } from '@/i18n/routing';
import { CARD_PORTRAIT, type DoctorCardEntry, type DoctorCardLook } from './card-state';
import type { Doctor } from './data';
import { doctorPath } from './query';

/** What `DoctorCards` draws, in the page's language: cards are drawn from this by the server and by the browser alike. */
export async function describeCards({
  doctors,
  heading,
  locale,
}: {
  doctors: Doctor[];
  heading: DoctorCardLook['heading'];
  locale: Locale;
}): Promise<{ cards: DoctorCardEntry[]; look: DoctorCardLook }> {
  const [t, times, closed] = await Promise.all([
    getTranslations('doctors'),
    getTranslations('availability'),
    getTranslations('noNewBookings'),
  ]);
  const listComma = t('listComma');
  return {
    cards: doctors.map((doctor) => toCard({ doctor, listComma, locale })),
    look: {
      locale,
      heading,
      words: {
        specialties: t('specialties'),
        branches: t('branches'),
        listComma,
        nextFree: times('nextFree'),
        book: t('book'),
        noNewBookings: closed('doctor'),
      },
      icons: {
        specialties: iconShape('lucide:stethoscope'),
        branches: iconShape('lucide:map-pin'),
        nextFree: iconShape('lucide:clock'),
        noNewBookings: iconShape('lucide:info'),
      },
    },
  };
}

function toCard({
  doctor,
  listComma,
  locale,
}: {
  doctor: Doctor;
  listComma: string;
  locale: Locale;
}): DoctorCardEntry {
  const { id, number, name, title, picture, takesNoNewBookings } = doctor;
  return {
    id,
    number,
    name,
    title,
    words: contentLang({ content: doctor.lang, page: locale }),
    href: localePath({ locale, path: doctorPath({ doctor, locale }) }),
    image: picture && pictureAttributes({ media: picture, alt: '', sizes: CARD_PORTRAIT.sizes }),
    specialties: doctor.specialties.map((specialty) => specialty.name).join(listComma),
    branches: Object.fromEntries(doctor.branches.map((branch) => [branch.id, branch.name])),
    takesNoNewBookings,
  };
}
