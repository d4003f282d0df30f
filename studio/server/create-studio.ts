import { readOidcSettings } from "./oidc/read-oidc-settings.ts";
import { type ListeningSite, openStudio, type Respond, type StudioSettings } from "./open-studio.ts";
import { chooseOrigin, readOrigin } from "./origin/read-origin.ts";
import { openStore } from "./sessions/open-store.ts";

export interface Studio {
  /** Sends a response. Returns false for a request that is not for the studio. */
  readonly respond: Respond;
  /** Starts it. Resolves to the address at which to begin; undefined where it is off, also where its folder can't be used. */
  readonly open: (site: ListeningSite) => Promise<string | undefined>;
  readonly close: () => void;
}

/** Creates the studio of a process. Throws an error with a sentence for the operator for an invalid setting. */
export function createStudio(settings: StudioSettings): Studio {
  const { variables, folder, onError } = settings;
  const configured = readOrigin(variables);
  const oidc = readOidcSettings(variables);
  let opened: Awaited<ReturnType<typeof openStudio>> | undefined;
  return {
    respond: (request, response) => opened?.respond(request, response) ?? false,
    open: async (site) => {
      const origin = chooseOrigin(configured, site);
      if (origin === undefined || site.writeToken === "") return undefined;
      const store = await openStore(folder).catch((cause: unknown) => {
        onError(new Error(`The studio is off: STUDIO_DIR, ${folder}, can't be used.`, { cause }));
      });
      if (!store) return undefined;
      opened = await openStudio(settings, { site, store, oidc, origin, isPublic: configured !== "local" });
      return opened.address;
    },
    close: () => opened?.close(),
  };
}
