import { lazy, Suspense } from "react";
import type { MediaLibraryProps } from "../media/MediaLibrary.tsx";

const MediaLibrary = lazy(async () => {
  const { MediaLibrary: loaded } = await import("../media/MediaLibrary.tsx");
  return { default: loaded };
});

/** The media library, which loads when it is first opened. */
export function MediaWindow(props: MediaLibraryProps) {
  return (
    <Suspense fallback={null}>
      <MediaLibrary {...props} />
    </Suspense>
  );
}
