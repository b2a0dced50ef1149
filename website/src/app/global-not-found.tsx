import { cookies, headers } from 'next/headers';
import { listBranches } from '@/features/site/branches/data';
import { MainInfoStore } from '@/features/site/main-info/components/main-info-store';
import { getMainInfo, shareMainInfo } from '@/features/site/main-info/data';
import { chooseLocale } from '@/i18n/choose-locale';
import { isLocale, LOCALE_COOKIE } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { REQUESTED_PATH_HEADER } from '@/lib/address/requested-path';
import { pageTitle } from '@/lib/page/page-title';
import { describeFrame } from './describe-frame';
import { Document } from './document';
import { NotFoundView } from './not-found-view';
import { SiteShell } from './site-shell';

/**
 * Every address that no route serves: a real 404 whose HTML holds the whole page, in the language of the
 * address, or of the visitor where the address names none. (A `notFound()` thrown by a catch-all page
 * would send an empty document that only script fills.)
 */
export default async function GlobalNotFound() {
  const [jar, head] = await Promise.all([cookies(), headers()]);
  // Set by our server; in development, which has none, the page is in the language of the visitor.
  const asked = head.get(REQUESTED_PATH_HEADER) ?? undefined;
  const [, first] = asked?.split('/') ?? [];
  const locale = isLocale(first)
    ? first
    : chooseLocale({
        cookie: jar.get(LOCALE_COOKIE.name)?.value,
        acceptLanguage: head.get('accept-language'),
      });
  const t = await getTranslations({ locale, namespace: 'errors' });
  // This page is never stored, so a backend that is down may cost it the name, the numbers and the branches.
  const [info, branches] = await Promise.all([
    getMainInfo(locale).catch(() => null),
    listBranches({ locale }).catch(() => []),
  ]);
  return (
    <Document locale={locale}>
      <title>{pageTitle({ title: t('notFoundShort'), clinic: info })}</title>
      <MainInfoStore mainInfo={shareMainInfo(info)}>
        <SiteShell locale={locale} frame={await describeFrame(locale, branches)}>
          <NotFoundView locale={locale} asked={asked} />
        </SiteShell>
      </MainInfoStore>
    </Document>
  );
}
