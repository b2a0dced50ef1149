import { getLocale } from 'next-intl/server';
import { PrintButton } from '@/components/ui/print-button';
import { doorPath } from '@/contract/check-in';
import { type Branch, listBranches } from '@/features/site/branches/data';
import { directionOf, otherLocale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { siteAddress } from '@/lib/address/site-address';
import { qrCode } from '@/lib/file/qr-code';

/** The sign at the door of a branch, for readers of both languages. */
export async function DoorSign({ branch, code }: { branch: Branch; code: string }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('today.door')]);
  const other = otherLocale(locale);
  const [inOther, branches] = await Promise.all([
    getTranslations({ locale: other, namespace: 'today.door' }),
    listBranches({ locale: other }),
  ]);
  const { name } = branches.find(({ id }) => id === branch.id) ?? branch;
  // Without a language: each phone is led to its own (proxy.ts).
  const address = siteAddress(doorPath({ branch: branch.number, code }));
  return (
    <div
      className="flex min-h-svh flex-col items-center justify-center gap-4 bg-surface-deep p-6 text-center text-text-on-deep"
      data-surface="deep"
    >
      <h1 className="font-bold text-3xl sm:text-5xl">{t('title')}</h1>
      <p className="text-xl sm:text-3xl">{t('text', { branch: branch.name })}</p>
      {/* biome-ignore lint/performance/noImgElement: a drawing in the page itself, which nothing can make smaller */}
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qrCode(address))}`}
        alt={t('alt')}
        width={420}
        height={420}
        className="w-[min(80vw,38svh)] rounded-card bg-white"
      />
      <p className="text-lg text-text-on-deep-soft">{t('today')}</p>
      <div lang={other} dir={directionOf(other)} className="space-y-2">
        <p className="font-bold text-3xl sm:text-5xl">{inOther('title')}</p>
        <p className="text-xl sm:text-3xl">{inOther('text', { branch: name })}</p>
        <p className="text-lg text-text-on-deep-soft">{inOther('today')}</p>
      </div>
      <PrintButton>{t('print')}</PrintButton>
    </div>
  );
}
