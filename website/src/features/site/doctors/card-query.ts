import 'server-only';
import { iconShape } from '@/components/ui/icon';
import { nameList } from '@/components/ui/name-line';
import { pictureAttributes } from '@/components/ui/picture';
import { readFees } from '@/features/site/fees/query';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { getTranslations, getWords, textsOf } from '@/i18n/translations';
import { entryHref } from '@/lib/address/entry-address';
import { CARD_PORTRAIT } from './card-state';
import type { Doctor } from './data';

export type DoctorCardEntry = ReturnType<typeof toCard>;
export type DoctorCardLook = Awaited<ReturnType<typeof describeCards>>['look'];

interface DescribeCardsGiven {
  doctors: Doctor[];
  /** Heading level of the cards. */
  heading: 'h2' | 'h3';
  locale: Locale;
  /** Service whose fee is shown; the usual one by default. */
  serviceId?: string | undefined;
}

/** Returns what `DoctorCards` draws, in the page's language: cards are drawn from this by the server and by the browser alike. */
export async function describeCards({ doctors, heading, locale, serviceId }: DescribeCardsGiven) {
  const [, t, times, closed, feeWords] = await getWords('doctors', 'availability', 'noNewBookings', 'fees');
  const fees = await readFees(locale);
  const listComma = (await getTranslations('ui'))('listComma');
  return {
    cards: doctors.map((doctor) =>
      toCard({ doctor, listComma, locale, fee: fees.ofDoctor({ doctor, service: serviceId }) }),
    ),
    look: {
      locale,
      heading,
      words: {
        ...textsOf(t, 'specialties', 'branches', 'book'),
        listComma,
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

function toCard(given: { doctor: Doctor; listComma: string; locale: Locale; fee: string | null }) {
  const { doctor, listComma, locale, fee } = given;
  const { id, number, name, title, picture, takesNoNewBookings } = doctor;
  const branchLine = nameList(locale, listComma, doctor.branches);
  return {
    id,
    number,
    name,
    title,
    words: contentLang(doctor, locale),
    href: entryHref('doctor', doctor, locale),
    image: picture && pictureAttributes({ media: picture, alt: '', sizes: CARD_PORTRAIT.sizes }),
    specialties: nameList(locale, listComma, doctor.specialties),
    /** Names by document id, in the editors' order. */
    branches: Object.fromEntries(doctor.branches.map((branch) => [branch.id, branch.name])),
    /** As a node if a name in it needs a language mark. */
    ...(typeof branchLine === 'string' ? {} : { branchLine }),
    /** Fee of a visit, in words; null if the clinic states none. */
    fee,
    takesNoNewBookings,
  };
}
