import type { ReactNode } from 'react';
import type { SwatchValue } from '../swatch/index.ts';

export interface FilterOption {
  /** Value, unique in its group; passed to `onOptionChange`. */
  value: string;
  /** Label, e.g. `Capsules`. */
  label: string;
  /** Color or image next to the label. Default: none. */
  swatch?: SwatchValue | undefined;
  /** Formatted number of products, e.g. `12`. */
  count: string;
  /** Count as text, e.g. `12 products`. */
  countLabel: string;
  /** Whether the option is selected. */
  selected: boolean;
  /** URL of the list with this option toggled. */
  href: string;
}

export interface FilterGroup {
  /** Unique code in the panel, e.g. the attribute code; passed to `onOptionChange`. */
  code: string;
  /** Heading of the group, e.g. `Form`. */
  label: string;
  /** Options in display order. If there are more than eight, those after the sixth expand on demand. */
  options: readonly FilterOption[];
  /** Content below the options, e.g. a `PriceRange`. Default: none. */
  footer?: ReactNode;
}
