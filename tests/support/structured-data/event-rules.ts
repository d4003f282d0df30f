import { type GraphNode, isObject, type JsonObject, toList, listNodesByType, objectsIn, textIn } from "./graph.ts";
import { type Rule, unless } from "./rule.ts";

const eventTypes = ["TheaterEvent", "MusicEvent", "DanceEvent", "ComedyEvent", "Event"];
const kindsWithEvents: ReadonlySet<string> = new Set(["show", "theatre"]);
const zonedStart = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/;

/** One event for each performance, at a moment with its zone, in a house with an address, of a run. */
export const events: Rule = (nodes, { kind }) => {
  const all = listNodesByType(nodes, ...eventTypes);
  return [
    ...unless(
      kind === undefined || all.length === 0 || kindsWithEvents.has(kind),
      `a page of the kind ${kind} has events`,
    ),
    ...all.flatMap((event) => eventFaults(event, nodes)),
    ...listNodesByType(nodes, "EventSeries").flatMap((run) => unless(textIn(run, "name") !== "", "a run has no name")),
  ];
};

function eventFaults(event: JsonObject, nodes: readonly GraphNode[]): readonly string[] {
  const [house] = toList(event["location"]).map((each) => resolved(each, nodes));
  const [run] = toList(event["superEvent"]).map((each) => resolved(each, nodes));
  const start = textIn(event, "startDate");
  return [
    ...unless(textIn(event, "name") !== "", "an event has no name"),
    ...unless(zonedStart.test(start), `an event starts at ${start}`),
    ...unless(isObject(house?.["address"]), "an event is at no address"),
    ...unless(run?.["@type"] === "EventSeries", "an event is of no run"),
    ...unless(/^https:\/\/schema\.org\/Event\w+$/.test(textIn(event, "eventStatus")), "an event has no status"),
    ...toList(event["offers"])
      .filter(isObject)
      .flatMap((offer) => unless(textIn(offer, "url") !== "", "an event's offer has no address")),
  ];
}

/** Returns a node, or the one that it refers to. */
function resolved(value: unknown, nodes: readonly GraphNode[]): JsonObject | undefined {
  if (!isObject(value) || "@type" in value) return isObject(value) ? value : undefined;
  return objectsIn(nodes).find((node) => "@type" in node && node["@id"] === value["@id"]);
}
