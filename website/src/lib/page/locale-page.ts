import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactElement, ReactNode } from 'react';
import { isLocale, type Locale } from '@/i18n/routing';
import type { SearchParams } from '../address/search-params';

/** Parts of an address, its language being one of the site's. A page that awaits `searchParams` is made per request. */
type Asked<Params> = Params & { locale: Locale; searchParams: Promise<SearchParams> };

type Given<Params> = { params: Promise<Params & { locale: string }>; searchParams: Promise<SearchParams> };

function inLocale<Params extends object, Result>(make: (asked: Asked<Params>) => Promise<Result> | Result) {
  return async ({ params, searchParams }: Given<Params>): Promise<Result> => {
    const { locale, ...rest } = await params;
    if (!isLocale(locale)) notFound();
    return make({ ...(rest as Params), locale, searchParams });
  };
}

/** Makes a page below a language of the site; below any other first part of an address it is a 404. */
export function localePage<Params extends object = object>(
  show: (asked: Asked<Params>) => Promise<ReactElement> | ReactElement,
) {
  return inLocale<Params, ReactElement>(show);
}

/** Makes the `generateMetadata` of a {@link localePage}. */
export function localeMetadata<Params extends object = object>(
  describe: (asked: Asked<Params>) => Promise<Metadata> | Metadata,
) {
  return inLocale<Params, Metadata>(describe);
}

/** Makes a layout below a language of the site. */
export function localeLayout(
  show: (asked: { locale: Locale; children: ReactNode }) => Promise<ReactElement> | ReactElement,
) {
  return async ({ params, children }: { params: Promise<{ locale: string }>; children: ReactNode }) => {
    const { locale } = await params;
    if (!isLocale(locale)) notFound();
    return show({ locale, children });
  };
}
