import { ImagePlus } from "lucide";
import { useState } from "react";
import { IconButton } from "../../controls/IconButton.tsx";
import { insertPicture } from "../editing/object-commands.ts";
import { MediaWindow } from "../../controls/MediaWindow.tsx";
import { messages } from "../messages.ts";
import type { MountedEditor } from "../use-editor-view.ts";

/** Adds a picture of the media library. */
export function PictureButton({ editor: { view } }: { readonly editor: MountedEditor }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={ImagePlus} label={messages.picture} onClick={() => setOpen(true)} />
      {isOpen && (
        <MediaWindow
          title={messages.picture}
          assetType="image"
          onClose={() => setOpen(false)}
          onChoose={(media) => {
            setOpen(false);
            insertPicture(media)(view.state, view.dispatch);
          }}
        />
      )}
    </>
  );
}
