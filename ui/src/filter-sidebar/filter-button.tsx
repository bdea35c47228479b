'use client';
import { Button, type ButtonProps } from '../button/index.ts';
import { FilterIcon } from '../icon/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { filterButtonStrings, type FilterButtonStrings } from './filter-button.strings.ts';
import * as styles from './filter-sidebar.css.ts';

/** Props of `FilterButton`. Other attributes are passed to the button. Omitted strings come from the provider. */
export interface FilterButtonProps extends Omit<ButtonProps, 'children'>, StringOverrides<FilterButtonStrings> {
  /** Number of selected filters. Default 0. */
  count?: number;
}

/** Button that opens the filters when there is no space for the sidebar: shown below 1025 px only. */
export function FilterButton({
  count = 0,
  label,
  variant = 'secondary',
  size = 'small',
  className,
  ...props
}: FilterButtonProps) {
  const strings = useStrings('filterButton', filterButtonStrings, { label });
  return (
    <Button
      aria-haspopup="dialog"
      {...props}
      variant={variant}
      size={size}
      className={classNames(styles.button, className)}
    >
      <FilterIcon size="medium" />
      {strings.label(count)}
    </Button>
  );
}
