import { z } from 'zod';

const origin = z
  .url({ protocol: /^https$/, error: 'ANALYTICS_ORIGINS must be addresses that start with https://.' })
  .transform((value) => new URL(value).origin);

const settings = z.object({
  ANALYTICS_SCRIPT_URL: z.url({
    protocol: /^https$/,
    error: 'ANALYTICS_SCRIPT_URL must be an address that starts with https://.',
  }),
  ANALYTICS_NAME: z
    .string({ error: 'ANALYTICS_NAME is missing: visitors are told who makes the analytics.' })
    .trim()
    .min(1, { error: 'ANALYTICS_NAME is missing: visitors are told who makes the analytics.' })
    .max(60),
  ANALYTICS_ATTRIBUTES: z
    .string()
    .default('')
    .transform((text) => text.split(';').flatMap((pair) => (pair.trim() ? [pair.trim().split('=')] : [])))
    .pipe(
      z.array(
        z.tuple([
          z.string().regex(/^data-[a-z0-9-]+$/, {
            error: 'ANALYTICS_ATTRIBUTES must look like data-domain=clinic.example;data-key=123.',
          }),
          z.string(),
        ]),
      ),
    ),
  ANALYTICS_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .pipe(z.array(origin)),
});

/** Returns the analytics settings or null, as of when a page was made; throws a sentence for each that is wrong. */
export function readAnalytics(source: Record<string, string | undefined>) {
  if (!source.ANALYTICS_SCRIPT_URL) return null;
  const parsed = settings.safeParse(source);
  if (!parsed.success) throw new Error(parsed.error.issues.map(({ message }) => message).join('\n'));
  const { data } = parsed;
  return {
    name: data.ANALYTICS_NAME,
    scriptUrl: data.ANALYTICS_SCRIPT_URL,
    /** Attributes of its script, such as `data-domain`. */
    attributes: Object.fromEntries(data.ANALYTICS_ATTRIBUTES),
    /** Origins it may be reached at, that of its script among them. */
    origins: [...new Set([new URL(data.ANALYTICS_SCRIPT_URL).origin, ...data.ANALYTICS_ORIGINS])],
  };
}

/** Third-party analytics that a clinic can configure. */
export type AnalyticsSettings = NonNullable<ReturnType<typeof readAnalytics>>;
