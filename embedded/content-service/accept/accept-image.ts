import { isRecord } from "../../is-record.ts";
import type { FieldModel } from "../models/field-model.ts";
import type { AcceptContext } from "./accept-context.ts";
import { acceptPicture } from "./accept-picture.ts";

type ImageModel = Extract<FieldModel, { type: "Image" }>;

/** A picture and its thumbnails. */
export function acceptImage(
  value: unknown,
  { thumbnails }: ImageModel,
  place: string,
  context: AcceptContext,
): unknown {
  if (!isRecord(value)) return context.report(place, value, "must be an image");
  const sizes = Object.entries(value).filter(([, part]) => isPicture(part));
  const accepted = sizes.flatMap(([name, part]) => {
    const at = `${place}.${name}`;
    const known = thumbnails.includes(name);
    const size = known ? acceptPicture(part, at, context) : context.report(at, part, "the model has no such thumbnail");
    return size ? [[name, size]] : [];
  });
  const image = { ...(isPicture(value) && acceptPicture(value, place, context)), ...Object.fromEntries(accepted) };
  return Object.keys(image).length === 0 ? undefined : image;
}

function isPicture(value: unknown): boolean {
  return isRecord(value) && (value["id"] !== undefined || value["url"] !== undefined);
}
