/** A part of HTML as our renderer writes it: it has `<` and `>` in texts and attributes as entities. */
export type HtmlToken =
  | { readonly kind: "text" | "comment"; readonly source: string }
  | { readonly kind: "open"; readonly source: string; readonly name: string; readonly isVoid: boolean }
  | { readonly kind: "close"; readonly source: string; readonly name: string }
  /** Content of an element that has only text, up to its end tag. */
  | { readonly kind: "raw"; readonly source: string; readonly name: string };

const rawElements: ReadonlySet<string> = new Set(["script", "style", "textarea", "title", "noscript"]);

const voidElements: ReadonlySet<string> = new Set(
  "area base br col embed hr img input link meta param source track wbr".split(" "),
);

const namePattern = /^<\/?([a-zA-Z][^\s/>]*)/;

/** Splits HTML into its tokens, in linear time. Their sources, joined, are the HTML. */
export function* scanHtml(html: string): Generator<HtmlToken> {
  let at = 0;
  while (at < html.length) {
    const token = readToken(html, at);
    yield token;
    at += token.source.length;
    if (token.kind !== "open" || token.isVoid || !rawElements.has(token.name)) continue;
    const source = html.slice(at, findEnd(html, `</${token.name}`, at));
    if (source !== "") yield { kind: "raw", source, name: token.name };
    at += source.length;
  }
}

function readToken(html: string, at: number): HtmlToken {
  if (html[at] !== "<") return { kind: "text", source: html.slice(at, findEnd(html, "<", at)) };
  if (html.startsWith("<!--", at)) return { kind: "comment", source: html.slice(at, findEnd(html, "-->", at) + 3) };
  const source = html.slice(at, findEnd(html, ">", at) + 1);
  const name = namePattern.exec(source)?.[1]?.toLowerCase();
  if (name === undefined) return { kind: "comment", source };
  if (source.startsWith("</")) return { kind: "close", source, name };
  return { kind: "open", source, name, isVoid: voidElements.has(name) || source.endsWith("/>") };
}

function findEnd(html: string, text: string, from: number): number {
  const end = html.indexOf(text, from);
  return end === -1 ? html.length : end;
}
