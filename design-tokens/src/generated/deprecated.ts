// Made from tokens/ by `npm run generate -w design-tokens`. Do not edit.

/** What to do about a custom property that goes away in the next major version. */
export interface Deprecation {
  /** Custom property to use instead, with its dashes; without it, nothing takes its place. */
  replacement?: string;
  /** The note of the source; empty when it has none. */
  note: string;
}

/** Custom properties that go away, with their dashes. */
export const deprecated: Readonly<Record<string, Deprecation>> = {};
