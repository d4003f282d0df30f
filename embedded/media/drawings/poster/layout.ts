/** Where the parts of a poster are once the title is set. */
interface Layout {
  readonly picture: Area;
  readonly titleTop: number;
  /** Base line of the small line. */
  readonly venueLine: number;
}

/** How high a poster of each shape is. All are 1,600 wide. */
export const posterHeights = { lying: 1000, upright: 2000, tall: 2400 } as const;

export type PosterShape = keyof typeof posterHeights;

/** The areas for a title: on an upright or tall poster, and on a lying one. */
export const uprightSpace = { x: 120, width: 1360, height: 760 };
export const lyingSpace = { x: 100, width: 820, height: 680 };

/** Title above or below the picture, which takes all the height that the title leaves. */
export function stand(titleHeight: number, titleFirst: boolean, posterHeight: number): Layout {
  const height = Math.round(posterHeight - titleHeight - 410);
  return titleFirst
    ? { picture: { x: 0, y: posterHeight - height, width: 1600, height }, titleTop: 260, venueLine: 160 }
    : { picture: { x: 0, y: 0, width: 1600, height }, titleTop: height + 130, venueLine: posterHeight - 110 };
}

/** Title beside the picture. */
export function lie(titleHeight: number, titleFirst: boolean): Layout {
  const picture = { x: 1000, y: 0, width: 600, height: 1000 };
  return titleFirst
    ? { picture, titleTop: 100, venueLine: 910 }
    : { picture, titleTop: 900 - titleHeight, venueLine: 130 };
}

/** A part of a poster. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
