"use client";
import dynamic from "next/dynamic";

/** The simulator's part in the browser. */
export const SimulatorIsland = dynamic(async () => (await import("./Simulator.client.tsx")).Simulator);
