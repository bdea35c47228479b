import { useState } from 'react';
import { FilterDialog } from '@witryna/ui/filter-dialog';
import { FilterPanel } from '@witryna/ui/filter-panel';
import { FilterButton } from '@witryna/ui/filter-sidebar';

const sizes = ['38', '39', '40'];

export function Filters() {
  const [open, setOpen] = useState(false);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const change = (size: string, isSelected: boolean) =>
    setSelected((now) => (isSelected ? [...now, size] : now.filter((one) => one !== size)));
  const options = sizes.map((size) => ({
    value: size,
    label: size,
    count: '12',
    countLabel: '12 products',
    selected: selected.includes(size),
    href: `?size=${size}`,
  }));
  return (
    <>
      <FilterButton count={selected.length} onClick={() => setOpen(true)} />
      <FilterDialog open={open} onOpenChange={setOpen} resultCount={24} onClear={() => setSelected([])}>
        <FilterPanel
          groups={[{ code: 'size', label: 'Size', options }]}
          onOptionChange={(_, value, isSelected) => change(value, isSelected)}
        />
      </FilterDialog>
    </>
  );
}
