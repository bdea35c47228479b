export { Table, type TableProps } from './table.tsx';
export { TableRegion, type TableRegionProps } from './table-region.tsx';
