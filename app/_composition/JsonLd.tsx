/** Structured data. `<` is escaped: a text that holds `</script>` must not end the element. */
export function JsonLd({ data }: { readonly data: object }) {
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
