import type { ReactNode } from 'react';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import type { DoctorProfile } from '../data';

/** Degrees, training and societies; a part of which nothing is written is not there. */
export async function DoctorBackground({ doctor, locale }: { doctor: DoctorProfile; locale: Locale }) {
  const t = await getTranslations('doctors');
  const words = contentLang({ content: doctor.lang, page: locale });
  const years = (from: number | null, until: number | null) =>
    from !== null && until !== null && from !== until ? t('yearRange', { from, until }) : (from ?? until);
  const joined = (...parts: (string | number | null)[]) => parts.filter(Boolean).join(t('listComma'));
  return (
    <>
      <Steps
        id="degrees"
        title={t('degrees')}
        words={words}
        steps={doctor.degrees.map(({ title, institution, year }) => ({
          title,
          detail: joined(institution, year),
        }))}
      />
      <Steps
        id="training"
        title={t('training')}
        words={words}
        steps={doctor.training.map(({ title, institution, fromYear, untilYear }) => ({
          title,
          detail: joined(institution, years(fromYear, untilYear)),
        }))}
      />
      {doctor.societies.length > 0 ? (
        <Part id="societies" title={t('societies')}>
          <ul className="grid gap-2" {...words}>
            {doctor.societies.map(({ name, role }) => (
              <li key={name} className="border-line border-s-2 ps-3">
                <span className="font-semibold">{name}</span>
                {role ? <span className="block text-sm text-text-soft">{role}</span> : null}
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Steps({
  id,
  title,
  words,
  steps,
}: {
  id: string;
  title: string;
  words: ReturnType<typeof contentLang>;
  steps: { title: string; detail: string }[];
}) {
  if (steps.length === 0) return null;
  return (
    <Part id={id} title={title}>
      <ol className="border-line border-s-2 ps-6" {...words}>
        {steps.map((step) => (
          <li
            key={`${step.title} ${step.detail}`}
            className="relative pb-5 before:absolute before:start-[-1.9375rem] before:top-2 before:size-3 before:rounded-pill before:border-2 before:border-accent before:bg-surface last:pb-0"
          >
            <p className="font-semibold leading-snug">{step.title}</p>
            <p className="mt-0.5 text-sm text-text-soft">{step.detail}</p>
          </li>
        ))}
      </ol>
    </Part>
  );
}
