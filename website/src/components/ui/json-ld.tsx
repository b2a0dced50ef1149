/** Structured data for search engines (schema.org, as JSON-LD). Text from editors cannot close the script. */
export function JsonLd({ data }: { data: Record<string, unknown>[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replaceAll(
    '<',
    '\\u003c',
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
