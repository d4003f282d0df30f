import { lazy, Suspense } from "react";
import { MoveWindow } from "./MoveWindow.tsx";
import { UnpublishWindow } from "./UnpublishWindow.tsx";
import { useMove } from "./use-move.ts";
import type { usePublish } from "./use-publish.ts";

// Times of zones are computed with a library, which few editors need.
const ScheduleWindow = lazy(async () => ({ default: (await import("./ScheduleWindow.tsx")).ScheduleWindow }));

export type Opened = "unpublish" | "schedule" | "move" | "findings" | undefined;

interface Props {
  readonly opened: Opened;
  readonly publishing: ReturnType<typeof usePublish>;
  readonly close: () => void;
}

/** The window that is open before something is published, planned or unpublished. */
export function PublishWindows({ opened, publishing: { publish, schedule, unpublish }, close }: Props) {
  const move = useMove();
  const then = (act: () => Promise<void>) => {
    close();
    void act();
  };
  if (opened === "unpublish") return <UnpublishWindow onClose={close} onUnpublish={() => then(unpublish)} />;
  if (opened === "move" && move !== undefined) {
    const publishMoved = (keeps: boolean) => then(() => publish({ keepAddress: keeps, acceptLoss: !keeps }));
    return <MoveWindow {...move} onClose={close} onPublish={publishMoved} />;
  }
  if (opened !== "schedule") return null;
  return (
    <Suspense>
      <ScheduleWindow onClose={close} onSchedule={(at, keeps) => then(() => schedule(at, keeps))} />
    </Suspense>
  );
}
