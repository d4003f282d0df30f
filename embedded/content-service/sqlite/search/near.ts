import type { Predicate } from "../../query/predicate.ts";
import type { Clause } from "./clause.ts";
import { type Sql, sql } from "./sql.ts";

/** Kilometers: the mean radius of the earth (IUGG), and one degree of latitude, rounded down. */
const earthRadius = 6371.0088;
const degree = 111.19;

/** Translates `geopoint.near`: versions with a point within the radius, the nearest first. */
export function near({ path, values }: Predicate): Clause | undefined {
  const [latitude = 0, longitude = 0, radius = 0] = values.map(Number);
  if (path.kind !== "field") return undefined;
  const here = pathIs(path.type, path.path.join("."));
  const kilometers = distanceTo(latitude, longitude);
  const reach = radius / degree;
  const isNear = sql`${here} and g.latitude between ${latitude - reach} and ${latitude + reach}
    and ${kilometers} <= ${radius}`;
  return {
    condition: sql`exists (select 1 from geopoint g indexed by geopoint_by_version where g.version = v.id and ${isNear})`,
    versions: sql`select g.version as id from geopoint g where ${isNear}`,
    rank: sql`(select min(${kilometers}) from geopoint g indexed by geopoint_by_version where g.version = v.id and ${here})`,
    hasScore: false,
  };
}

function pathIs(type: string, name: string): Sql {
  return sql`g.path = (select id from path where type = ${type} and name = ${name})`;
}

/** Returns the haversine distance in kilometers. */
function distanceTo(latitude: number, longitude: number): Sql {
  const lat = sql`sin(radians(g.latitude - ${latitude}) / 2)`;
  const lng = sql`sin(radians(g.longitude - ${longitude}) / 2)`;
  const cosines = sql`cos(radians(${latitude})) * cos(radians(g.latitude))`;
  return sql`(2 * ${earthRadius} * asin(min(1, sqrt(${lat} * ${lat} + ${cosines} * ${lng} * ${lng}))))`;
}
