'use client';
import { Button, type ButtonProps } from '../button/index.ts';
import { FilterIcon } from '../icon/index.ts';
import { useWords, type OwnWords } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { filterButtonWords, type FilterButtonWords } from './filter-button.words.ts';
import * as styles from './filter-sidebar.css.ts';

/** All other attributes go to the button. Words that are left out come from the provider's table. */
export interface FilterButtonProps extends Omit<ButtonProps, 'children'>, OwnWords<FilterButtonWords> {
  /** How many filters are chosen. Default 0. */
  count?: number;
}

/** Opens the filters where there is no room for the sidebar: shown below 1025 px only (UI-24). */
export function FilterButton({ count = 0, label, variant = 'secondary', size = 'small', className, ...props }: FilterButtonProps) {
  const words = useWords('filterButton', filterButtonWords, { label });
  return (
    <Button aria-haspopup="dialog" {...props} variant={variant} size={size} className={classNames(styles.button, className)}>
      <FilterIcon size="medium" />
      {words.label(count)}
    </Button>
  );
}
