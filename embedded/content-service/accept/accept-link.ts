import * as v from "valibot";
import type { LinkModel } from "../models/models.ts";
import type { Asset } from "../store/asset-store.ts";
import { type AcceptContext, acceptRecords } from "./accept-context.ts";
import { uuid } from "../files/identity.ts";
import { localAddress, mediaPath } from "./media-address.ts";

const own = {
  key: v.optional(v.string()),
  text: v.optional(v.string()),
  variant: v.optional(v.string()),
  target: v.optional(v.string()),
};

const link = v.variant(
  "link_type",
  [
    v.object({ link_type: v.literal("Any"), ...own }),
    v.object({ link_type: v.literal("Web"), url: v.optional(v.string()), ...own }),
    v.object({ link_type: v.literal("Document"), id: v.optional(v.string()), ...own }),
    v.looseObject({ link_type: v.literal("Media"), id: v.optional(v.string()), ...own }),
  ],
  "must be a link with a link_type: Web with url, Document or Media with id, or Any",
);

/** Accepts the value of a link field. Links of fields have keys; a missing one is derived, so that equal saves are equal. */
export function acceptLinks(value: unknown, model: LinkModel, path: string, context: AcceptContext): unknown {
  const accept = (one: unknown, at: string) => {
    const accepted = acceptLink(one, model, at, context);
    return accepted && { key: uuid(`${at}|${JSON.stringify(accepted)}`), ...accepted };
  };
  return model.repeat ? acceptRecords(value, path, context, accept) : accept(value, path);
}

/** Returns a link as it is stored: a document by its id alone. Undefined for a link without target and text. */
export function acceptLink(value: unknown, model: LinkRules, path: string, context: AcceptContext) {
  const parsed = v.safeParse(link, value);
  if (!parsed.success) return context.report(path, value, parsed.issues[0].message);
  const sent = parsed.output;
  if (isEmpty(sent)) return sent.text === undefined ? undefined : omitTarget(sent);
  if (!isPermitted(sent, model, path, context)) return undefined;
  return sent.link_type === "Media" ? acceptMediaLink(sent, path, context) : sent;
}

type LinkRules = Pick<LinkModel, "select" | "targets" | "variants">;

/** Reports a link of another kind, type of target or variant than the model permits. */
function isPermitted(
  sent: v.InferOutput<typeof link>,
  { select, targets, variants }: LinkRules,
  path: string,
  { documentTypes, report }: AcceptContext,
): boolean {
  const { link_type: kind, variant } = sent;
  const type = sent.link_type === "Document" && sent.id ? documentTypes?.get(sent.id) : undefined;
  if (select !== null && kind.toLowerCase() !== select) report(path, sent, `must be a link of type ${select}`);
  else if (targets && type !== undefined && !targets.includes(type))
    report(path, sent, `must not lead to a document of type "${type}"`, `Link to one of ${targets.join(", ")}.`);
  else if (variant && variants.length > 0 && !variants.includes(variant))
    report(`${path}.variant`, variant, "is no variant of this link", `Choose one of ${variants.join(", ")}.`);
  else return true;
  return false;
}

function isEmpty(sent: v.InferOutput<typeof link>): boolean {
  return !("url" in sent && sent.url) && !("id" in sent && sent.id);
}

function omitTarget({ link_type, key, text, variant }: v.InferOutput<typeof link>) {
  return { link_type, ...(key === undefined ? {} : { key }), text, ...(variant === undefined ? {} : { variant }) };
}

/** A link to a file, as this service returned it. */
const known = v.looseObject({ url: v.string(), name: v.string(), kind: v.string(), size: v.string() });

interface Sent {
  readonly id?: string | undefined;
}

/** Accepts a link to an uploaded file and describes the file from the store. */
function acceptMediaLink<Link extends Sent>(
  sent: Link,
  path: string,
  { assets, mediaOrigins, report }: AcceptContext,
): unknown {
  const asset = assets.get(sent.id ?? "");
  if (asset) return { ...sent, ...toFile(asset) };
  const url = v.is(known, sent) ? localAddress(sent.url, mediaOrigins) : undefined;
  if (url !== undefined) return { ...sent, url };
  return report(path, sent, "there is no asset with this id: upload the file through the Asset API");
}

/** Describes a file; the Document API has numbers as strings here. */
function toFile(asset: Asset) {
  const { id, kind, filename: name, size, width, height } = asset;
  const measures = width === null || height === null ? {} : { width: `${width}`, height: `${height}` };
  return { id, kind, name, url: mediaPath(asset), size: `${size}`, ...measures };
}
