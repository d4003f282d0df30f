import { File } from "lucide";
import type { Media } from "../../protocol/media.ts";
import { Button } from "../controls/Button.tsx";
import { Icon } from "../controls/Icon.tsx";
import { messages as common } from "../messages.ts";
import * as css from "./media.css.ts";
import { messages } from "./messages.ts";
import type { MediaPages } from "./use-media.ts";

interface MediaGridProps {
  readonly media: MediaPages;
  readonly onChoose: (media: Media) => void;
}

/** The files that were found. Each is a button with its picture. */
export function MediaGrid({ media: { items, isLoading, hasFailed, more }, onChoose }: MediaGridProps) {
  if (hasFailed) return <p className={css.note}>{messages.failed}</p>;
  if (items.length === 0) return <p className={css.note}>{isLoading ? common.loading : messages.none}</p>;
  return (
    <>
      <ul className={css.grid} aria-label={messages.library}>
        {items.map((media) => (
          <li key={media.id}>
            <button type="button" className={css.entry} title={describeSource(media)} onClick={() => onChoose(media)}>
              <Preview media={media} />
              <span className={css.name}>{media.filename}</span>
              <span className={css.facts}>{describe(media)}</span>
              {media.credits !== null && <span className={css.credits}>{media.credits}</span>}
            </button>
          </li>
        ))}
      </ul>
      {more !== undefined && <Button onPress={more}>{messages.more}</Button>}
    </>
  );
}

function Preview({ media: { kind, url, alt } }: { readonly media: Media }) {
  if (kind !== "image") {
    return (
      <span className={css.preview}>
        <Icon icon={File} size={24} />
      </span>
    );
  }
  return <img className={css.preview} src={toSmall(url)} alt={alt ?? ""} loading="lazy" decoding="async" />;
}

/** Returns the address of a small version. */
function toSmall(url: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}w=320`;
}

/** Returns the name of a file with all that is known of its source, one fact a line. */
function describeSource({ filename, alt, credits, notes }: Media): string {
  return [filename, alt, credits, notes].filter(Boolean).join("\n");
}

function describe({ width, height, size }: Media): string {
  if (width !== null && height !== null) return `${width} × ${height}`;
  return size < 1_000_000 ? `${Math.ceil(size / 1000)} kB` : `${(size / 1_000_000).toFixed(1)} MB`;
}
