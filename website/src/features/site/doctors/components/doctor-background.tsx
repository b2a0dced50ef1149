import { Fold } from '@/components/ui/fold';
import { RichText } from '@/components/ui/rich-text';
import { contentLang } from '@/i18n/content-lang';
import { directionOf } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import type { RichTextBlock } from '@/lib/backend/blocks';
import type { DoctorProfile } from '../data';

/** Rest of the story, degrees, training and societies, folded; empty parts are left out. */
export async function DoctorBackground({ doctor, rest }: { doctor: DoctorProfile; rest: RichTextBlock[] }) {
  const [locale, t] = await getWords('doctors');
  const words = contentLang(doctor, locale);
  const years = (from: number | null, until: number | null) =>
    from !== null && until !== null && from !== until ? t('yearRange', { from, until }) : (from ?? until);
  const joined = (...parts: (string | number | null)[]) => parts.filter(Boolean).join(t('listComma'));
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
