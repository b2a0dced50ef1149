import { jsonInScript } from '@/lib/text/json-in-script';

/** Structured data for search engines (schema.org, as JSON-LD). Text from editors cannot close the script. */
export function JsonLd({ data }: { data: Record<string, unknown>[] }) {
  const json = jsonInScript({ '@context': 'https://schema.org', '@graph': data });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
