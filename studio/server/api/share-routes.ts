import * as v from "valibot";
import { getSiteOrigin, type SitePlace } from "../../../hosts/site.ts";
import { pageAddress } from "../../../routing/page-address.ts";
import type { ListedDocument } from "../../protocol/document.ts";
import { draftId } from "../../protocol/shared-draft.ts";
import type { ContentService } from "../content/content-service.ts";
import { findState } from "../content/open-document.ts";
import { toReply } from "../content/to-reply.ts";
import { noDocument, refusal, type StudioRoute } from "../http/route.ts";

interface Tools {
  readonly content: Pick<ContentService, "call">;
  readonly site: SitePlace;
}

/** Minutes of a week, the longest that the content service has. */
const minutes = 10_080;

const previewSchema = v.object({ token: v.string(), expiresAt: v.string() });

/** The route that makes a link to a draft, for people who do not edit. */
export function shareRoutes({ content, site }: Tools): readonly StudioRoute[] {
  return [
    {
      method: "POST",
      path: "documents/:id/share",
      action: "save",
      respond: async ({ parameters: { id = "" } }) => {
        const state = await findState(content, id);
        if (state === undefined) return noDocument(id);
        const shared = findShared(state);
        if (shared === undefined) return refusal(409, "no-draft", "There is no draft of this page to share.");
        const address = pageAddress(state.uid ?? "");
        if (address === undefined) return refusal(409, "no-page", "This document has no page to share.");
        const body = { [shared.kind]: shared.id, minutes };
        const reply = await content.call({ method: "POST", path: "/editing/previews", body });
        const origin = getSiteOrigin(address.site, site);
        const toLink = ({ token, expiresAt }: v.InferOutput<typeof previewSchema>) => ({
          url: `${origin}/api/preview?${new URLSearchParams({ token, documentId: id })}`,
          expiresAt,
        });
        return toReply(reply, previewSchema, toLink, { document: id, language: state.lang });
      },
    },
  ];
}

/** Returns the draft that editors share, also once it is planned, or else any other that has the document. */
function findShared({ id, overlays }: ListedDocument): ListedDocument["overlays"][number] | undefined {
  return overlays.find((overlay) => overlay.id === draftId(id)) ?? overlays[0];
}
