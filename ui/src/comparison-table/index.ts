export {
  ComparisonTable,
  type ComparedItem,
  type ComparedProperty,
  type ComparisonTableProps,
} from './comparison-table.tsx';
