export { ListModeSwitch, type ListMode, type ListModeSwitchProps } from './list-mode-switch.tsx';
export type { ListModeSwitchStrings } from './list-mode-switch.strings.ts';
export { listImageSizes, ProductList, type ProductListProps } from './product-list.tsx';
