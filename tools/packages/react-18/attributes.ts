import { version } from 'react';

const isKnown = Number.parseInt(version, 10) >= 19;

/** `inert` is a boolean for React 19; React 18 passes on only text. */
export function inertAttribute(value: boolean | undefined): { inert: boolean | string | undefined } {
  return { inert: isKnown ? value : value ? '' : undefined };
}

/** React 18 knows `fetchPriority` only as HTML writes it. */
export function fetchPriorityAttribute(value: string | undefined): Record<string, string | undefined> {
  return isKnown ? { fetchPriority: value } : { fetchpriority: value };
}
