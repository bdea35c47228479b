export { PriceSummary, type PriceSummaryRow } from './price-summary.tsx';
