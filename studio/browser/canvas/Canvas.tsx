import { type RefObject, useEffect, useRef, useState } from "react";
import type { Market } from "../../protocol/rendering.ts";
import { Failed } from "../app/Failed.tsx";
import { Waiting } from "../app/Waiting.tsx";
import type { MarketView } from "../editor/use-market.ts";
import { useFrame } from "./use-frame.ts";
import * as styles from "./canvas.css.ts";

interface Props {
  readonly view: MarketView;
}

/** The page has another origin than the studio. Its scripts work as for visitors, and can lead the studio nowhere. */
const permissions = "allow-scripts allow-same-origin allow-forms";

/** The page of the document, zoomed so that it fits. */
export function Canvas({ view: { market, width } }: Props) {
  if (market === undefined)
    return <p className={styles.note}>This document has no page. Its content is shown where pages use it.</p>;
  return <FramedPage market={market} width={width} />;
}

function FramedPage({ market, width }: { readonly market: Market; readonly width: number }) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const size = useSize(box);
  const { url, error, isReady, onLoad, reopen } = useFrame(frame, market);
  const zoom = Math.min(1, size.width / width);
  if (error !== undefined) return <Failed error={error} retry={reopen} />;
  return (
    <div ref={box} className={styles.box}>
      {!isReady && (
        <div className={styles.cover}>
          <Waiting />
        </div>
      )}
      {url !== undefined && size.width > 0 && (
        <iframe
          ref={frame}
          title="Page"
          sandbox={permissions}
          src={url}
          onLoad={onLoad}
          className={styles.frame}
          style={{ inlineSize: `${width}px`, blockSize: `${size.height / zoom}px`, scale: `${zoom}` }}
        />
      )}
    </div>
  );
}

/** Returns the size of an element in pixels, 0 before it is known. */
function useSize(element: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
