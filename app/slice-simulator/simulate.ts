import { headers } from "next/headers";
import type { LocaleCode } from "../../i18n/locales.ts";
import { renderSimulated } from "../../preview/simulator/render-simulated.tsx";
import type { Simulated } from "../../preview/simulator/simulated.ts";
import { findSiteByHost } from "../../routing/host.ts";
import { ports } from "../_composition/composition.ts";
import { registries } from "../_composition/registries.ts";

/** Renders slices on the host of the current request, with its brand, its badges and products of the provider. */
export async function simulate(slices: readonly unknown[], locale: LocaleCode): Promise<Simulated> {
  const site = findSiteByHost((await headers()).get("host") ?? "");
  if (site === undefined) throw new Error("The simulator was requested for a host that is not configured.");
  return renderSimulated({ registries, ports, site, locale, slices });
}
