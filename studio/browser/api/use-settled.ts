import { useEffect, useRef, useState } from "react";
import { setTimer } from "../store/set-timer.ts";

/** Milliseconds without a letter after which a search begins. */
const pauseMs = 200;

/** Returns a value once it has not changed for a moment. So a word that is typed is one request. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => setTimer(() => setSettled(value), pauseMs), [value]);
  return settled;
}

/** Returns a function that calls another one with its last value, after a moment without a newer one. */
export function useSettledCall<Value>(call: (value: Value) => void): (value: Value) => void {
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  return (value) => {
    stop.current();
    stop.current = setTimer(() => call(value), pauseMs);
  };
}
