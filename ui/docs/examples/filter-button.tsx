import { useState } from 'react';
import { FilterDialog } from '@witryna/ui/filter-dialog';
import { FilterButton } from '@witryna/ui/filter-sidebar';
import { Text } from '@witryna/ui/text';

export function Filters() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <FilterButton onClick={() => setOpen(true)} />
      <FilterDialog open={open} onOpenChange={setOpen} resultCount={24}>
        <Text>Here is a FilterPanel.</Text>
      </FilterDialog>
    </>
  );
}
