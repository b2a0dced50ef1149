import { CopyField } from '@/components/form/copy-field';
import { type Named, optionsOf } from '@/components/form/select';
import { ChoiceForm } from '@/components/list/filter-fields';
import { buttonClass } from '@/components/ui/button';
import { getCatalogue } from '@/features/booking/choices/data';
import { embedTag } from '@/features/booking/embed/client';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { getWords } from '@/i18n/translations';
import { bookAppointmentPath } from '@/lib/address/booking-address';
import { pageAddress, siteAddress } from '@/lib/address/site-address';
import { qrCode } from '@/lib/file/qr-code';
import { type BookingLinksFilter, bookingLinksAddress } from '../address';

type Numbered = Named & { number: number };

/** A link and a QR code that open the booking of a doctor, a branch or the clinic, and the line that shows times on another site. */
export async function BookingLinksPage({ filter }: { filter: BookingLinksFilter }) {
  const [locale, t] = await getWords('bookingLinks');
  const { doctors, branches } = await getCatalogue(locale);
  const lang = filter.lang ?? locale;
  const numberOf = (list: Numbered[], wanted: string | null) => list.find(({ id }) => id === wanted)?.number;
  const [doctor, branch] = [numberOf(doctors, filter.doctor), numberOf(branches, filter.branch)];
  const address = pageAddress({ locale: lang, path: bookAppointmentPath({ doctor, branch }) });
  const tag = embedTag({
    origin: siteAddress('/').replace(/\/$/, ''),
    lang,
    doctor: doctor ?? null,
    branch: branch ?? null,
  });
  const picture = `data:image/svg+xml,${encodeURIComponent(qrCode(address))}`;
  return (
    <DeskPage title={t('title')} lead={t('text')}>
      <ChoiceForm
        key={bookingLinksAddress.path(locale, filter)}
        action={bookingLinksAddress.path(locale)}
        label={t('choose')}
        className="sm:grid-cols-2 md:grid-cols-4"
        fields={[
          {
            ...{ id: 'doctor', label: t('doctor'), all: t('anyDoctor'), value: filter.doctor },
            options: optionsOf(doctors),
          },
          {
            ...{ id: 'branch', label: t('branch'), all: t('anyBranch'), value: filter.branch },
            options: optionsOf(branches),
          },
          {
            ...{ id: 'lang', label: t('language'), value: lang },
            options: [
              { value: 'ar', label: 'العربية', lang: 'ar' },
              { value: 'en', label: 'English', lang: 'en' },
            ],
          },
        ]}
      />
      <div className="mt-6 grid items-start gap-6 md:grid-cols-[auto_minmax(0,1fr)]">
        <section className="rounded-card border border-line bg-surface p-4 text-center">
          <h2 className="text-lg">{t('qr')}</h2>
          {/* biome-ignore lint/performance/noImgElement: a drawing inside the page, nothing to fetch or resize */}
          <img
            src={picture}
            alt={t('qrAlt', { address })}
            width={240}
            height={240}
            className="mx-auto my-3 rounded-control bg-paper"
          />
          <a
            href={picture}
            download="booking-qr.svg"
            className={`${buttonClass({ variant: 'secondary', size: 'sm' })} print:hidden`}
          >
            {t('download')}
          </a>
        </section>
        <div className="min-w-0 space-y-6">
          <section>
            <h2 className="text-lg">{t('link')}</h2>
            <p className="mt-1 max-w-prose text-text-soft">{t('linkText')}</p>
            <CopyField id="link" label={t('address')} value={address} />
          </section>
          <section>
            <h2 className="text-lg">{t('embed')}</h2>
            <p className="mt-1 max-w-prose text-text-soft">{t('embedText')}</p>
            <CopyField id="tag" label={t('tag')} value={tag} />
          </section>
        </div>
      </div>
    </DeskPage>
  );
}
