import * as v from "valibot";
import { sites } from "../../../hosts/index.ts";
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
        const overlay = findShared(state);
        if (overlay === undefined) return refusal(409, "no-draft", "There is no draft of this page to share.");
        const body = { [overlay.kind]: overlay.id, minutes };
        const reply = await content.call({ method: "POST", path: "/editing/previews", body });
        const toLink = ({ token, expiresAt }: v.InferOutput<typeof previewSchema>) => ({
          url: formatLink(state, token, site),
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

/** A document without an address is seen on the home page of the first site. */
function formatLink({ id, uid }: ListedDocument, token: string, place: SitePlace): string {
  const [first] = sites;
  const origin = getSiteOrigin(pageAddress(uid ?? "")?.site ?? first, place);
  return `${origin}/api/preview?${new URLSearchParams({ token, documentId: id })}`;
}
