import { lazy, Suspense } from "react";
import type { Finding } from "../../protocol/rendering.ts";
import { FindingsWindow } from "./FindingsWindow.tsx";
import { MoveWindow } from "./MoveWindow.tsx";
import { UnpublishWindow } from "./UnpublishWindow.tsx";
import { useMove } from "./use-move.ts";
import type { usePublish } from "./use-publish.ts";

// Times of zones are computed with a library, which few editors need.
const ScheduleWindow = lazy(async () => ({ default: (await import("./ScheduleWindow.tsx")).ScheduleWindow }));

export type Opened = "unpublish" | "schedule" | "move" | "findings" | undefined;

interface Props {
  readonly opened: Opened;
  /** Findings that the editor sees before the page is published. */
  readonly errors: readonly Finding[];
  readonly publishing: ReturnType<typeof usePublish>;
  /** Publishes, after a question where the page moves. */
  readonly publishOrMove: () => void;
  readonly close: () => void;
}

/** The window that is open before something is published, planned or unpublished. */
export function PublishWindows({ opened, errors, publishing, publishOrMove, close }: Props) {
  const { publish, schedule, unpublish } = publishing;
  const move = useMove();
  const then = (act: () => Promise<void>) => {
    close();
    void act();
  };
  if (opened === "unpublish") return <UnpublishWindow onClose={close} onUnpublish={() => then(unpublish)} />;
  if (opened === "findings") return <FindingsWindow errors={errors} onClose={close} onPublish={publishOrMove} />;
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
