"use client";

import { useState, useSyncExternalStore } from "react";
import * as css from "./Embed.css.ts";
import { FilmLink, type PlayerProps } from "./FilmLink.tsx";

/**
 * A link in the server's HTML, a button once there is script, and the film once the button is pressed. The sandbox
 * stops the film's page from leading ours elsewhere and from sending forms.
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
      // The player needs its own origin. That is never ours, so the frame can't remove its sandbox.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** Focuses the film: the button that had the focus is gone. */
function focus(film: HTMLIFrameElement | null): void {
  film?.focus();
}

function never() {
  return () => {};
}
