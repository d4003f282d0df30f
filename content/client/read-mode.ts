import type { ContentMode } from "./content-mode.ts";

interface ModeSettings {
  readonly CONTENT_REF: string;
  readonly CONTENT_RELEASE_ID: string;
  readonly CONTENT_RELEASE_LABEL: string;
}

/** The mode that the environment asks for; an empty setting is none, and none at all is the latest content. */
export function readMode(settings: ModeSettings): ContentMode {
  const { CONTENT_REF: ref, CONTENT_RELEASE_ID: id, CONTENT_RELEASE_LABEL: label } = settings;
  if ([ref, id, label].filter((value) => value !== "").length > 1)
    throw new Error("Set one of CONTENT_REF, CONTENT_RELEASE_ID and CONTENT_RELEASE_LABEL: each names what is read.");
  if (ref !== "") return { kind: "ref", ref };
  if (id !== "") return { kind: "release-id", id };
  return label === "" ? { kind: "latest" } : { kind: "release-label", label };
}
