import { Link } from '@/components/ui/link';
import { WaveMark } from '@/components/ui/wave';

interface Props {
  href: string;
  name: string;
  /** Language of the name, when it is not the page's (i18n/content-lang). */
  words?: { lang?: string; dir?: 'ltr' | 'rtl' };
}

export function Brand({ href, name, words = {} }: Props) {
  return (
    <Link href={href} className="brand">
      <WaveMark className="brand-sign" />
      <span className="brand-name" {...words}>
        {name}
      </span>
    </Link>
  );
}
