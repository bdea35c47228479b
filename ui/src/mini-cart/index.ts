export {
  CartContents,
  type CartContentsProps,
  type CartContentsStrings,
  type CartNotice,
  type CartStatus,
} from './cart-contents.tsx';
export { MiniCart, type MiniCartProps } from './mini-cart.tsx';
export type { MiniCartStrings } from './mini-cart.strings.ts';
