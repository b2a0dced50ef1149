import { IconDrawing } from '@/components/ui/icon-drawing';
import { PhoneLink, whatsappHref } from '@/components/ui/phone-link';
import type { SharedMainInfo } from '@/features/site/main-info/data';
import { contentLang } from '@/i18n/content-lang';
import type { Frame } from './describe-frame';

const NETWORKS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
  snapchat: 'Snapchat',
};

export type Clinic = ReturnType<typeof describeClinic>;

/** Returns the clinic's data around a page; nothing while main info is not published. */
export function describeClinic(mainInfo: SharedMainInfo, { locale, words }: Frame) {
  const name = mainInfo?.siteName ?? '';
  const whatsapp = mainInfo?.whatsapp ?? null;
  return {
    name: name || words.home,
    /** Name of the clinic in the head of the page: one line, also on a narrow phone. */
    shortName: mainInfo?.shortName || name || words.home,
    rights: name ? words.rights.replace('{name}', () => name) : '',
    /** Language of the clinic's own words, when it is not the page's. */
    ownWords: mainInfo ? contentLang({ lang: mainInfo.locale }, locale) : {},
    text: mainInfo?.footerText ?? mainInfo?.tagline ?? null,
    note: mainInfo?.emergencyNote ?? null,
    numbers: mainInfo && {
      phone: mainInfo.phone,
      phoneText: mainInfo.phoneText,
      whatsapp: whatsapp ? whatsappHref({ phone: whatsapp }) : null,
      email: mainInfo.email ?? null,
    },
    social: (mainInfo?.socialMedia ?? []).map(({ platform, url }) => ({
      href: url,
      label: NETWORKS[platform],
    })),
  };
}

interface Props {
  numbers: NonNullable<Clinic['numbers']>;
  frame: Frame;
  className?: string;
}

export function NumberItems({ numbers, frame: { words, icons }, className }: Props) {
  return (
    <>
      <li className={className}>
        <PhoneLink
          phone={numbers.phone}
          display={numbers.phoneText}
          icon={<IconDrawing shape={icons.phone} />}
        />
      </li>
      {numbers.whatsapp ? (
        <li className={className}>
          <a href={numbers.whatsapp} className="contact-link">
            <IconDrawing shape={icons.whatsapp} />
            {words.whatsapp}
          </a>
        </li>
      ) : null}
    </>
  );
}
