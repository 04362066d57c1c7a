/** What a page is about, for search engines (schema.org). Data, never run as a script. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  // `<` is escaped so that no name could close the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
