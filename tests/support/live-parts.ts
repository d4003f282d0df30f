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

/** What plays a film that the traveller asked for. */
const player = 'iframe[sandbox][src^="https://www.youtube-nocookie.com/embed/"]';
const activeElements = `script, iframe:not(${player}), object, embed, base, meta, frame, applet, style, portal, [srcdoc], [data-broken]`;

/** What in some markup could run, load or lead where it must not, as readable lines; nothing when it is inert. */
export function livePartsOf(html: string): readonly string[] {
  const parsed = new DOMParser().parseFromString(`<!doctype html><body>${html}`, "text/html");
  const active = [...parsed.querySelectorAll(activeElements)].map((element) => element.outerHTML);
  const attributes = [...parsed.querySelectorAll("*")].flatMap((element) => [...element.attributes]);
  const live = attributes.filter(isLive).map(({ name, value, ownerElement }) => {
    return `${ownerElement?.localName} ${name}=${JSON.stringify(value)}`;
  });
  return [...active, ...live];
}

function isLive({ name, value }: Attr): boolean {
  if (name.startsWith("on")) return true;
  if (name === "style") return /url\(|expression|@import/i.test(value);
  if (name === "srcset") return value.split(", ").some((candidate) => !isHarmless(candidate));
  return addresses.has(name) && !isHarmless(value);
}

/** Of a scheme of ours, or on our own site. Browsers drop tabs, line breaks and what is before the scheme. */
function isHarmless(address: string): boolean {
  const url = new URL(address, "https://ours.example/");
  if (["http:", "https:"].includes(url.protocol)) return url.host === "ours.example" || /^https?:\/\//i.test(address);
  return ["mailto:", "tel:"].includes(url.protocol);
}
