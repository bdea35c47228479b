import { expect } from 'vitest';

/** Anything but null and undefined. */
export const anything = (): unknown => expect.anything();

/** Any text. */
export const anyText = (): unknown => expect.any(String);

/** A text that holds a part. */
export const textContaining = (part: string): unknown => expect.stringContaining(part);

/** A text that matches a pattern. */
export const textMatching = (pattern: RegExp): unknown => expect.stringMatching(pattern);

/** A list that holds at least these elements, in any order. */
export const listContaining = (elements: unknown[]): unknown => expect.arrayContaining(elements);
