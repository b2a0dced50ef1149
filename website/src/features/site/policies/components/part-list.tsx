import { directionOf, type Locale } from '@/i18n/routing';
import type { Part } from '../rules';

export function PartList({ label, parts, locale }: { label: string; parts: Part[]; locale: Locale }) {
  if (parts.length === 0) return null;
  return (
    <nav
      aria-label={label}
      className="hidden rounded-card border border-line bg-surface p-6 shadow-card lg:sticky lg:top-28 lg:col-start-2 lg:block lg:self-start"
    >
      <p lang={locale} dir={directionOf(locale)} className="mb-2 font-semibold text-sm text-text-soft">
        {label}
      </p>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center text-action underline-offset-4 hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
