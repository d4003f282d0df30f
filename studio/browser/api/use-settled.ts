import { useEffect, useState } from "react";

/** Milliseconds without a letter after which a search begins. */
const pauseMs = 200;

/** Returns a value once it has not changed for a moment, so that a word that is typed is one request. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
