import Link from 'next/link';
import { WaveMark } from '@/components/ui/wave';

/** The mark and the name of the house, leading home. */
export function Brand({
  href,
  name,
  words = {},
}: {
  href: string;
  name: string;
  /** Language of the name, when it is not the page's (i18n/content-lang). */
  words?: { lang?: string; dir?: 'ltr' | 'rtl' };
}) {
  return (
    <Link
      href={href}
      // The largest page of the site, and mostly the one the reader has already seen.
      prefetch={false}
      className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-control font-bold text-base leading-tight max-lg:grow max-lg:basis-28 sm:text-xl"
    >
      <WaveMark className="size-8 sm:size-9 shrink-0 text-accent in-data-[surface=deep]:text-text-on-deep" />
      <span className="text-balance text-brand in-data-[surface=deep]:text-text-on-deep" {...words}>
        {name}
      </span>
    </Link>
  );
}
