export interface ChosenDayProps {
  /** The words of the button, with `{date}`. */
  readonly label: string;
  /** BCP 47: how days are formatted. */
  readonly tag: string;
}

/** From here on a window has the links of wide screens, the first of each day. Phones have the second. */
const wide = "(min-width: 768px)";

/**
 * Makes the button lead to the booking of the day in the address, `?date=2026-11-26`, where the calendar has it. The
 * server ignores that parameter: all days share one page.
 */
export function enhance(root: HTMLElement, { label, tag }: ChosenDayProps): () => void {
  const date = new URLSearchParams(location.search).get("date");
  const links = [...document.querySelectorAll<HTMLAnchorElement>("#dates td a")].filter(
    ({ href }) => new URL(href).searchParams.get("date") === date,
  );
  const [first] = links;
  const button = root.querySelector("a");
  if (date === null || first === undefined || button === null) return () => {};
  const { href, textContent } = button;
  const width = matchMedia(wide);
  const lead = () => {
    button.href = (width.matches ? first : (links.at(-1) ?? first)).href;
  };
  lead();
  width.addEventListener("change", lead);
  button.textContent = label.replace("{date}", dayText(date, tag));
  for (const link of links) link.ariaCurrent = "date";
  return () => {
    width.removeEventListener("change", lead);
    button.href = href;
    button.textContent = textContent;
    for (const link of links) link.ariaCurrent = null;
  };
}

function dayText(date: string, tag: string): string {
  const parts = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(tag, parts).format(Date.parse(date));
}
