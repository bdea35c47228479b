import { Stack } from '@witryna/ui/layout';
import { Skeleton } from '@witryna/ui/skeleton';
import * as styles from './pickup-picker.css.ts';

const rows = [1, 2, 3, 4, 5];

/** The list of places in outline, while it is being loaded. */
export function PickupPlaceholder() {
  return (
    <Stack gap="x2">
      {rows.map((row) => (
        <Skeleton key={row} variant="button" className={styles.placeholder} />
      ))}
    </Stack>
  );
}
