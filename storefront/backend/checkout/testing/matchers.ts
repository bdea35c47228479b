import { expect } from 'vitest';

/** Stands for any text that contains the part, inside an expected value. */
export const textWith = (part: string): unknown => expect.stringContaining(part);

/** Stands for any number, inside an expected value. */
export const anyNumber: unknown = expect.any(Number);
