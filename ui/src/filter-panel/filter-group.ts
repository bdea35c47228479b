import type { ReactNode } from 'react';
import type { SwatchValue } from '../swatch/index.ts';

export interface FilterOption {
  /** Unique in its group; passed to `onOptionChange`. */
  value: string;
  /** The option in words, e.g. `Kapsułki`. */
  label: string;
  /** Its color or image, next to the words. Default: none. */
  swatch?: SwatchValue | undefined;
  /** Formatted number of products, e.g. `12`. */
  count: string;
  /** The count in words, e.g. `12 produktów`. */
  countLabel: string;
  /** Whether the list is filtered by it. */
  selected: boolean;
  /** Address of the list with this option switched on or off. */
  href: string;
}

export interface FilterGroup {
  /** Unique in the panel, e.g. the code of the attribute; passed to `onOptionChange`. */
  code: string;
  /** Heading of the group, e.g. `Postać`. */
  label: string;
  /** In the order of the screen; of more than eight, those after the sixth unfold on demand. */
  options: readonly FilterOption[];
  /** What stands below the options, e.g. a `PriceRange`. Default: nothing. */
  footer?: ReactNode;
}
