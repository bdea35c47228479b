'use client';
import { useState } from 'react';

export interface Controlled<Value> {
  /** The value, where the parent holds it. */
  value: Value | undefined;
  /** The first value, where the component holds it, or what makes it. */
  defaultValue: Value | (() => Value);
  /** Told of each wish to change, whichever holds the value. */
  onChange?: ((value: Value) => void) | undefined;
}

/**
 * A value that the parent may hold, or leave to the component. Returns it, what changes it, and what sets the
 * component's own back to the default untold.
 */
export function useControlled<Value>({
  value,
  defaultValue,
  onChange,
}: Controlled<Value>): [Value, (value: Value) => void, () => void] {
  const [own, setOwn] = useState(defaultValue);
  const change = (next: Value) => {
    setOwn(() => next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change, () => setOwn(defaultValue)];
}
