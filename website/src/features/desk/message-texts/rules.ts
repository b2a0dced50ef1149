import { CLINIC_TEXTS, type ClinicText, type MessagePreview } from '@/contract/message-texts';
import { type Locale, localePath } from '@/i18n/routing';

export function messageTextsPath(
  locale: Locale,
  { name, isSaved = false }: { name?: ClinicText; isSaved?: boolean } = {},
): string {
  const path = localePath({ locale, path: `/admin/message-texts${name ? `/${name}` : ''}` });
  return isSaved ? `${path}?outcome=saved` : path;
}

export function readTextName(value: unknown): ClinicText | null {
  return CLINIC_TEXTS.find((name) => name === value) ?? null;
}

/** A text with values, while it is typed: what nothing is known by stays in its braces. */
export function fillKnown(text: string, values: Record<string, string>): string {
  return text.trim().replace(/\{([A-Za-z]+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** A text in both languages, the reader's first. */
export function previewsOf(name: ClinicText, previews: readonly MessagePreview[], locale: Locale) {
  return previews
    .filter((preview) => preview.name === name)
    .sort((one, other) => Number(other.language === locale) - Number(one.language === locale));
}
