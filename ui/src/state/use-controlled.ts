import { useState } from 'react';

/**
 * A value held by the parent, or by the component itself while the parent passes none.
 *
 * @param value what the parent holds; undefined leaves it to the component
 * @param initial what the component begins with
 * @param onChange told of each change in either case
 */
export function useControlled<Value>(
  value: Value | undefined,
  initial: Value | (() => Value),
  onChange: ((value: Value) => void) | undefined,
): [value: Value, change: (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const change = (next: Value) => {
    setOwn(() => next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change];
}
