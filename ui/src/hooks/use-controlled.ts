'use client';
import { useState } from 'react';

export interface Controlled<Value> {
  /** Value, if the component is controlled. */
  value: Value | undefined;
  /** Initial value of an uncontrolled component, or a function that returns it. */
  defaultValue: Value | (() => Value);
  /** Called on every requested change, controlled or uncontrolled. */
  onChange?: ((value: Value) => void) | undefined;
}

/**
 * Holds a value that the parent may control. Returns the value, a function that changes it, and one that resets the
 * uncontrolled value to the default without calling `onChange`.
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
