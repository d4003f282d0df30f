"use client";

import dynamic from "next/dynamic";
import { IslandBoundary } from "../../ui/primitives/IslandBoundary.tsx";
import { FilmLink } from "./FilmLink.tsx";
import type { PlayerProps } from "./player-props.ts";

const PlayerClient = dynamic(() => import("./Player.client.tsx").then(({ Player: Client }) => Client));

/** A film of another site, played where it stands once it is asked for; a link to it until then. */
export function Player(props: PlayerProps) {
  return (
    <IslandBoundary fallback={<FilmLink {...props} />}>
      <PlayerClient {...props} />
    </IslandBoundary>
  );
}
