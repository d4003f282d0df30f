import { ImagePlus } from "lucide";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "../../fields/controls/IconButton.tsx";
import { insertPicture } from "../editing/object-commands.ts";
import { messages } from "../messages.ts";
import type { MountedEditor } from "../use-editor-view.ts";

const MediaLibrary = lazy(async () => {
  const { MediaLibrary: loaded } = await import("../../media/MediaLibrary.tsx");
  return { default: loaded };
});

/** Adds a picture of the media library. */
export function PictureButton({ editor: { view } }: { readonly editor: MountedEditor }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={ImagePlus} label={messages.picture} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <MediaLibrary
            title={messages.picture}
            assetType="image"
            onClose={() => setOpen(false)}
            onChoose={(media) => {
              setOpen(false);
              insertPicture(media)(view.state, view.dispatch);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
