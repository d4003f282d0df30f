/** A campaign stays in the addresses of a visit (B6). */
const campaign = ["ci", "cm"];

/** Returns the address that a form sends to, without what is empty, and with the campaign of the page's address. */
export function formAddress(form: HTMLFormElement): string {
  const address = new URL(form.action, location.href);
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && value !== "") query.append(name, value);
  const visited = new URLSearchParams(location.search);
  for (const name of campaign) {
    const value = visited.get(name);
    if (value !== null && !query.has(name)) query.append(name, value);
  }
  address.search = query.toString();
  return address.href;
}
