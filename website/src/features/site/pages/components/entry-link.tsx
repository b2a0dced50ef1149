import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { localePath } from '@/i18n/routing';
import { type Addressed, entryHref, type Section } from '@/lib/address/entry-address';

type Look = Omit<ComponentProps<typeof Link>, 'href'>;
type To = { path: string };

/** Class of a link in a group that can be pressed anywhere on its card. */
export const CARD_LINK =
  'stretched-link after:rounded-card group-hover:text-action focus-visible:after:-outline-offset-3';

/** Link to the page of an entry, which is loaded when it is followed. */
export function EntryLink({ section, entry, ...link }: Look & { section: Section; entry: Addressed }) {
  return <Link {...link} href={entryHref(section, entry, useLocale())} />;
}

/** Link to a path of the site in the language of the page, which is loaded when it is followed. */
export function PathLink({ path, ...link }: Look & To) {
  return <Link {...link} href={localePath({ locale: useLocale(), path })} />;
}

/** The same in the look of a button, which is loaded ahead. */
export function PathButton({ path, ...button }: Omit<ComponentProps<typeof ButtonLink>, 'href'> & To) {
  return <ButtonLink {...button} href={localePath({ locale: useLocale(), path })} />;
}

/** Button to the whole of a list of which some is shown. */
export function WholeListLink({ children, ...link }: Look & To) {
  return (
    <PathButton {...link} variant="secondary">
      {children}
      <Icon name="lucide:arrow-right" />
    </PathButton>
  );
}
