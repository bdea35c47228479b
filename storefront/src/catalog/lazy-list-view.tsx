import type { ListModeSwitchProps } from '@witryna/ui/product-list';
import type { ListModeSwitch, ListProducts, ListProductsProps } from './list-view.tsx';

/** Source module of the list mode, for the styles of the server's HTML. */
export const listViewModule = 'src/catalog/list-view.tsx';

/** The list mode once its script is loaded. */
let loaded: { ListModeSwitch: typeof ListModeSwitch; ListProducts: typeof ListProducts } | null = null;

/** Loads the list mode, which only shops with more than the grid have. */
export async function loadListView(): Promise<void> {
  loaded = await import('./list-view.tsx');
}

/** The products in list mode. Load them with `loadListView` before the page is rendered. */
export function LazyListProducts(props: ListProductsProps) {
  return loaded && <loaded.ListProducts {...props} />;
}

/** Switch between grid and list. Load it with `loadListView` before the page is rendered. */
export function LazyListModeSwitch(props: ListModeSwitchProps) {
  return loaded && <loaded.ListModeSwitch {...props} />;
}
