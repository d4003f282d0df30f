import { registries } from "../_composition/composition.ts";

/** A link for every registered slice. */
export function SliceIndex() {
  return (
    <>
      <h1>Slices</h1>
      <ul>
        {[...registries.slices.keys()].map((type) => (
          <li key={type}>
            <a href={`?slice=${type}`}>{type}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
