const addresses = new Set([
  "href",
  "src",
  "action",
  "formaction",
  "poster",
  "data",
  "cite",
  "background",
  "xlink:href",
]);

/** The player of a film that a traveller started. */
const player = 'iframe[sandbox][src^="https://www.youtube-nocookie.com/embed/"]';
const activeElements = `script, iframe:not(${player}), object, embed, base, meta, frame, applet, style, portal, [srcdoc], [data-broken]`;

/** Returns markup that could run, load or link to foreign addresses, a line each; empty for inert markup. */
export function findActiveMarkup(html: string): readonly string[] {
  const parsed = new DOMParser().parseFromString(`<!doctype html><body>${html}`, "text/html");
  const active = [...parsed.querySelectorAll(activeElements)].map((element) => element.outerHTML);
  const attributes = [...parsed.querySelectorAll("*")].flatMap((element) => [...element.attributes]);
  const unsafe = attributes.filter(isActive).map(({ name, value, ownerElement }) => {
    return `${ownerElement?.localName} ${name}=${JSON.stringify(value)}`;
  });
  return [...active, ...unsafe];
}

function isActive({ name, value }: Attr): boolean {
  if (name.startsWith("on")) return true;
  if (name === "style") return /url\(|expression|@import/i.test(value);
  if (name === "srcset") return value.split(", ").some((candidate) => !isHarmless(candidate));
  return addresses.has(name) && !isHarmless(value);
}

/** Returns whether an address has a safe scheme or is on our own site, as browsers parse it. */
function isHarmless(address: string): boolean {
  const url = new URL(address, "https://ours.example/");
  if (["http:", "https:"].includes(url.protocol)) return url.host === "ours.example" || /^https?:\/\//i.test(address);
  return ["mailto:", "tel:"].includes(url.protocol);
}
