import { Search, Upload } from "lucide";
import { useRef, useState } from "react";
import { useSettled } from "../api/use-settled.ts";
import { Icon } from "../controls/Icon.tsx";
import { Button } from "../controls/Button.tsx";
import { Window } from "../controls/Window.tsx";
import type { Media } from "../../protocol/media.ts";
import * as css from "./media.css.ts";
import { MediaGrid } from "./MediaGrid.tsx";
import { messages } from "./messages.ts";
import { useMedia } from "./use-media.ts";
import { useUpload } from "./use-upload.ts";

export interface MediaLibraryProps {
  readonly title: string;
  /** `image` lists pictures only. */
  readonly assetType?: string;
  readonly onChoose: (media: Media) => void;
  readonly onClose: () => void;
}

/** A dialog in which a file is found, or uploaded, and chosen. */
export function MediaLibrary({ title, assetType, onChoose, onClose }: MediaLibraryProps) {
  const [keyword, setKeyword] = useState("");
  const media = useMedia(useSettled(keyword), assetType);
  const input = useRef<HTMLInputElement>(null);
  const { isUploading, fault, upload } = useUpload(onChoose);
  return (
    <Window title={title} wide onClose={onClose}>
      <div className={css.bar}>
        <label className={css.search}>
          <Icon icon={Search} size={14} />
          <input
            className={css.input}
            // The dialog opens for a search.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            type="search"
            aria-label={messages.search}
            placeholder={messages.search}
            value={keyword}
            onChange={({ target }) => setKeyword(target.value)}
          />
        </label>
        <Button isDisabled={isUploading} onPress={() => input.current?.click()}>
          <Icon icon={Upload} size={14} />
          {isUploading ? messages.uploading : messages.upload}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={assetType === "image" ? "image/*" : undefined}
          aria-label={messages.upload}
          onChange={({ target }) => {
            upload(target.files?.[0]);
            // The same file can be chosen again.
            target.value = "";
          }}
        />
      </div>
      {fault !== undefined && (
        <p role="alert" className={css.fault}>
          {fault}
        </p>
      )}
      <MediaGrid media={media} onChoose={onChoose} />
    </Window>
  );
}
