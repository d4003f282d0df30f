import { readCookies } from "./stored-item.ts";

/** Removes what `isAllowed` refuses by its name, also what a script of others stored on this host or above. */
export function removeRefused(isAllowed: (name: string) => boolean): void {
  for (const area of [localStorage, sessionStorage])
    for (const name of Object.keys(area)) if (!isAllowed(name)) area.removeItem(name);
  for (const [name = ""] of readCookies()) if (!isAllowed(name)) removeCookie(name);
}

function removeCookie(name: string): void {
  const hosts = location.hostname.split(".").map((_, at, labels) => `; Domain=${labels.slice(at).join(".")}`);
  for (const domain of ["", ...hosts]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
}
