"use client";

import { useState, useSyncExternalStore } from "react";
import * as css from "./Embed.css.ts";
import { FilmLink } from "./FilmLink.tsx";
import type { PlayerProps } from "./player-props.ts";

/**
 * A link as the server draws it, a button once there is script, and once that is pressed the film: confined, it can't
 * lead our page elsewhere nor send forms.
 */
export function Player({ player, url, title, label, children }: PlayerProps) {
  const [playing, setPlaying] = useState(false);
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!scripted) return <FilmLink url={url}>{children}</FilmLink>;
  if (!playing) {
    return (
      <button type="button" aria-label={label} className={css.screen} onClick={() => setPlaying(true)}>
        {children}
      </button>
    );
  }
  return (
    <iframe
      ref={focus}
      src={player}
      title={title}
      className={css.film}
      // It keeps its own origin, which its player needs. That is never ours: it can't take its sandbox off.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** The button that had the focus is gone. */
function focus(film: HTMLIFrameElement | null): void {
  film?.focus();
}

function never() {
  return () => {};
}
