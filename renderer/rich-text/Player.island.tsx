"use client";

import dynamic from "next/dynamic";
import { IslandBoundary } from "../../ui/primitives/IslandBoundary.tsx";
import { FilmLink, type PlayerProps } from "./FilmLink.tsx";

const PlayerClient = dynamic(() => import("./Player.client.tsx").then(({ Player: Client }) => Client));

/** A film of another site: a link until a traveller starts it, then a player on the page. */
export function Player(props: PlayerProps) {
  return (
    <IslandBoundary fallback={<FilmLink {...props} />}>
      <PlayerClient {...props} />
    </IslandBoundary>
  );
}
