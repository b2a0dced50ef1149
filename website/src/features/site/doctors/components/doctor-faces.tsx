import { EntryLink } from '@/features/site/pages/components/entry-link';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import type { Doctor } from '../data';
import { Portrait } from './portrait';

export function DoctorFaces({ doctors, locale }: { doctors: Doctor[]; locale: Locale }) {
  return (
    <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:gap-y-8">
      {doctors.map((doctor) => (
        <li key={doctor.id} className="relative flex items-center gap-4 sm:block">
          <div className="w-[min(4.5rem,30%)] shrink-0 sm:w-full">
            <Portrait doctor={doctor} size="face" />
          </div>
          <div className="min-w-0 sm:mt-3" {...contentLang(doctor, locale)}>
            <h3 className="text-lg leading-snug">
              <EntryLink section="doctor" entry={doctor} className="stretched-link hover:text-action">
                {doctor.name}
              </EntryLink>
            </h3>
            {doctor.title ? <p className="text-sm text-text-soft leading-snug">{doctor.title}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
