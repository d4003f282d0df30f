import * as v from "valibot";
import type { Locale } from "../../i18n/locales.ts";
import { pagePath } from "../../routing/page-address.ts";
import { TextLink } from "../../ui/primitives/links.tsx";
import { defineShortcode } from "../../renderer/index.ts";
import { type Target, targetAttribute } from "./target-attribute.ts";

export const link = defineShortcode({
  name: "link",
  sentence: "A link around the words it encloses, to a page of this site in the page's language, or to any address.",
  example: '[link to="rome"]Things to do in Rome[/link]',
  attributes: v.object({ to: targetAttribute() }),
  encloses: true,
  link: true,
  text: (_attributes, _context, enclosed) => (enclosed.trim() === "" ? undefined : enclosed),
  Component: ({ attributes: { to }, context, children }) => (
    <TextLink href={toTargetHref(to, context.market.locale)}>{children}</TextLink>
  ),
});

function toTargetHref(target: Target, { code }: Locale): string {
  if (target.kind === "url") return target.url;
  const { path, fragment } = target;
  return path.length === 0 && fragment !== "" ? fragment : `${pagePath(code, path)}${fragment}`;
}
