import Link from 'next/link';
import { getLocale } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type Locale, localePath } from '@/i18n/routing';
import { type Addressed, entryHref, type Section } from '@/lib/address/entry-address';

type Look = Omit<ComponentProps<typeof Link>, 'href'>;

/** Link to the page of an entry, which is loaded when it is followed. */
export function EntryLink(props: Look & { section: Section; entry: Addressed; locale: Locale }) {
  const { section, entry, locale, ...link } = props;
  return <Link {...link} href={entryHref(section, entry, locale)} prefetch={false} />;
}

/** Button to the whole of a list of which some is shown. */
export async function WholeListLink({ path, children, ...link }: Look & { path: string }) {
  return (
    <ButtonLink {...link} href={localePath({ locale: await getLocale(), path })} variant="secondary">
      {children}
      <Icon name="lucide:arrow-right" />
    </ButtonLink>
  );
}
