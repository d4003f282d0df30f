import { type LocaleCode, locales } from "../../i18n/locales.ts";
import { marks, shows } from "./checks/elements.ts";
import { reads } from "./checks/responses.ts";
import { type Row, row } from "./row.ts";
import { says } from "./texts.ts";

const codes = Object.values(locales);
const guide = "/rome/travel-guide/";

const toPath = (code: LocaleCode, path: string) => (code === "en" ? path : `/${code}${path}`);

/** Languages and brands. */
export const languageRows: readonly Row[] = [
  ...codes.map(({ code, tag, name }) =>
    row(
      "A10",
      "tessera",
      toPath(code, "/rome/"),
      marks("html", "lang", new RegExp(`^${tag}$`, "u")),
      shows("header nav li a, header [aria-current=true]", name),
      shows("#page-newsletter h2", says("newsletter.title", {}, code)),
    ),
  ),
  row(
    "A10",
    "tessera",
    `/ja${guide}`,
    shows("#content", says("shell.untranslated", {}, "ja")),
    shows("#content [lang=en]"),
  ),
  row("A11", "tessera", "/ar/rome/", marks("html", "dir", "rtl"), reads(/font-family|@font-face|\/fonts\//u)),
  row(
    "J4",
    "tessera",
    "/",
    marks("html", "lang", /^en$/u),
    marks("link[hreflang=x-default]", "href", /^https:\/\/www\.tessera\.example\/?$/u),
  ),
  row("Q14", "tessera", `/ja${guide}`, marks("link[rel=canonical]", "href", `https://www.tessera.example${guide}`)),
  row("Q14", "tessera", guide, marks("link[rel=alternate]", "hreflang", "de", "ar")),
  row("X16", "tessera", "/ar/rome/", shows("article bdi", /€/u), marks("html", "dir", "rtl")),
  ...["westend", "halberg", "pitlane", "broadway", "vienna", "colosseum"].map((site) =>
    row(
      "X17",
      site,
      "/",
      shows("footer", /Tessera Experiences Ltd/u),
      marks("meta[name=theme-color]", "content", /^#/u),
    ),
  ),
];
