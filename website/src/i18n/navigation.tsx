import NextLink from 'next/link';
import { getLocale } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { localePath } from './routing';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href'> & { href: `/${string}` };

/**
 * Link to a page of the site in the reader's language; `href` is the path without the language
 * (`/doctors`). For server components: a client component gets its address as a prop and uses
 * next/link, so that no translation provider has to be shipped to the browser.
 */
export async function Link({ href, ...props }: LinkProps) {
  const locale = await getLocale();
  return <NextLink href={localePath({ locale, path: href })} {...props} />;
}
