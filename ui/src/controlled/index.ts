export { useControlled, type Controlled } from './use-controlled.ts';
