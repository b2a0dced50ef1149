import { Fold } from '@/components/ui/fold';
import { ForeignVideo } from '@/components/ui/foreign-video';
import { iconShape } from '@/components/ui/icon';
import { LabelledSection } from '@/components/ui/labelled-section';
import { nameList, sentenceWith } from '@/components/ui/name-line';
import { RichText } from '@/components/ui/rich-text';
import { PathLink } from '@/features/site/pages/components/entry-link';
import type { Service } from '@/features/site/services/data';
import { isOfferedBy } from '@/features/site/services/rules';
import { contentLang } from '@/i18n/content-lang';
import { directionOf } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import { bookAppointmentPath } from '@/lib/address/booking-address';
import { readVideoAddress } from '@/lib/address/video-address';
import type { RichTextBlock } from '@/lib/backend/blocks';
import type { DoctorProfile } from '../data';

/** Rest of the story, degrees, training and societies, folded; empty parts are left out. */
export async function DoctorBackground({ doctor, rest }: { doctor: DoctorProfile; rest: RichTextBlock[] }) {
  const [locale, t, ui] = await getWords('doctors', 'ui');
  const words = contentLang(doctor, locale);
  const years = (from: number | null, until: number | null) =>
    from !== null && until !== null && from !== until ? t('yearRange', { from, until }) : (from ?? until);
  const joined = (...parts: (string | number | null)[]) => parts.filter(Boolean).join(ui('listComma'));
  const parts = [
    {
      name: 'degrees' as const,
      lines: doctor.degrees.map(({ title, institution, year }) => ({
        title,
        detail: joined(institution, year),
      })),
    },
    {
      name: 'training' as const,
      lines: doctor.training.map(({ title, institution, fromYear, untilYear }) => ({
        title,
        detail: joined(institution, years(fromYear, untilYear)),
      })),
    },
    {
      name: 'societies' as const,
      lines: doctor.societies.map(({ name, role }) => ({ title: name, detail: role ?? '' })),
    },
  ].filter(({ lines }) => lines.length > 0);
  if (parts.length === 0 && rest.length === 0) return null;
  return (
    <Fold title={<h3 className="text-lg">{t(rest.length > 0 ? 'more' : 'background')}</h3>}>
      <div className="grid gap-5" {...words}>
        {rest.length > 0 ? <RichText blocks={rest} headingLevel={3} /> : null}
        {parts.map(({ name, lines }) => (
          <section key={name} aria-labelledby={name}>
            <h4 id={name} className="mb-2 text-base" lang={locale} dir={directionOf(locale)}>
              {t(name)}
            </h4>
            <ul className="grid gap-3 border-line border-s-2 ps-4">
              {lines.map(({ title, detail }) => (
                <li key={`${title} ${detail}`} className="leading-snug">
                  <p className="font-semibold">{title}</p>
                  {detail ? <p className="mt-0.5 text-sm text-text-soft">{detail}</p> : null}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Fold>
  );
}

/** List of what the doctor treats, as patients say it; each leads to a booking about it. */
export async function DoctorTreats({ doctor, services }: { doctor: DoctorProfile; services: Service[] }) {
  if (doctor.treats.length === 0) return null;
  const [locale, t] = await getWords('doctors');
  const bookPath = ({ specialty, service }: DoctorProfile['treats'][number]) => {
    const given = services.find(
      (one) => one.id === service && !one.takesNoNewBookings && isOfferedBy(one, doctor.specialties),
    );
    return bookAppointmentPath({
      by: 'doctor',
      doctor: doctor.number,
      specialty: doctor.specialties.find(({ id }) => id === specialty)?.number,
      service: given?.number,
    });
  };
  return (
    <LabelledSection id="treats" title={t('treats')} look="text-2xl">
      {doctor.takesNoNewBookings ? null : (
        <p className="mt-1 text-sm text-text-soft max-sm:hidden">
          {sentenceWith(nameList(locale, '', [doctor]), (said) => t('treatsText', { doctor: said }))}
        </p>
      )}
      <ul className="mt-2 flex flex-wrap gap-2 sm:mt-3" {...contentLang(doctor, locale)}>
        {doctor.treats.map((symptom) => (
          <li key={symptom.id}>
            {doctor.takesNoNewBookings ? (
              <span className="inline-flex min-h-11 items-center rounded-pill border border-line px-4 text-sm">
                {symptom.name}
              </span>
            ) : (
              <PathLink path={bookPath(symptom)} className="chip whitespace-normal">
                {symptom.name}
              </PathLink>
            )}
          </li>
        ))}
      </ul>
    </LabelledSection>
  );
}

/** The doctor's video: nothing is loaded from the other site before a visitor starts it. */
export async function DoctorVideo({ doctor }: { doctor: DoctorProfile }) {
  const { video } = doctor;
  if (!video) return null;
  const [locale, t, words] = await getWords('doctors', 'ui.video');
  const player = readVideoAddress(video.url);
  return (
    <LabelledSection id="video" title={t('video')} look="mb-2 text-2xl">
      {video.title ? (
        <p className="mb-3" {...contentLang(doctor, locale)}>
          {video.title}
        </p>
      ) : null}
      <ForeignVideo
        title={video.title ?? doctor.name}
        href={video.url}
        playerUrl={player?.playerUrl ?? null}
        icon={iconShape('lucide:play')}
        poster={null}
        words={{
          play: words('play'),
          note: words('note', { site: player?.site ?? new URL(video.url).hostname.replace(/^www\./, '') }),
        }}
      />
    </LabelledSection>
  );
}
