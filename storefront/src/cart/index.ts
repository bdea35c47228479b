/** The shopper's cart: its contents, the actions on it and the button that fills it. */
export { AddToCartButton } from './add-to-cart-button.tsx';
export { addingMessages } from './adding/messages.ts';
export { useCartContents } from './use-cart-contents.tsx';
export { createCartCookie, parseCartCookie, takeCartCookie } from './cart-cookie.ts';
export { cartDetailsQuery } from './cart-details-query.ts';
export { cartBroadcast } from './cart-broadcast.ts';
export { toCredit, type Credit } from './applied-credits.ts';
export { cartCreditFields } from './cart-credit-query.ts';
export { cartFields } from './cart-fields.ts';
export { changeCart } from './change-cart.ts';
export { CartSummary } from './cart-summary.tsx';
export {
  addUnavailableLines,
  type Cart,
  type CartLine,
  emptyCart,
  toCart,
} from './cart.ts';
export { toCartAmount, type CartAmount } from './cart-amount.ts';
export { type FixedTax, getAddedFixedTaxes, type TaxedLine, toFixedTaxes } from './fixed-taxes.ts';
export { FreeGift } from './free-gift.tsx';
export { FreeShipping } from './free-shipping.tsx';
export { rememberImage } from './images-by-sku.ts';
export type { LineOption } from './line-option.ts';
export { isLostChoice } from './is-lost-choice.ts';
export { formatOptionValue, toOptionTexts, type ShownOption } from './format-option-value.ts';
export { customChoices, toLineChoices } from './line-choices.ts';
export { parseEnteredValue } from './parse-entered-value.ts';
export { isSameChoice, toProductChoice } from './product-choice.ts';
export { connectCart, type CartContext } from './cart-connection.ts';
export { loadAddByRest, loadAddProducts, loadAddToCart, preloadAddToCart } from './load-add-to-cart.ts';
export { LineEditor } from './line-editor.tsx';
export { getRefusalText } from './get-refusal-text.ts';
export { getLineLimits } from './get-line-limits.ts';
export { getLineState } from './line-state.ts';
export { type CartErrorStatus, getCartErrorStatus, isCartNotFound } from './cart-errors.ts';
export { updateItemMutation, updateRefusals } from './cart-mutations.ts';
export { getUpdateError, requireResult } from './cart-user-errors.ts';
export { cartMessages } from './messages.ts';
export { lineUpdateStorage } from './pending-line-update.ts';
export { PriceNotice } from './adding/price-notice.tsx';
export { useHasPendingMutations } from './mutation-state.ts';
export { pendingMutations } from './pending-mutations.ts';
export { fieldPrefixes, optionFieldPrefix } from './post-fields.ts';
export { maximumQuantity } from './maximum-quantity.ts';
export { requestCart } from './request-cart.ts';
export { cartConfigQuery, stockCartConfigQuery } from './tax-display.ts';
export { unavailableLinesQuery } from './unavailable-lines-query.ts';
export { unconfirmedChanges } from './unconfirmed-changes.ts';
export { parsePurchase, toDateInput } from './parse-purchase.ts';
export { parseBundleUid } from './bundle-selection.ts';
export { editedLineParam } from './line-edit-path.ts';
export { findCurrentLine } from './use-edited-line.ts';
export type { ProductChoice } from './cart-user-errors.ts';
export { useSaveLine, type LineSaving } from './use-save-line.ts';
export { useAppliedCredits } from './use-applied-credits.ts';
export { useHasCredit } from './use-has-credit.ts';
export { useCartContext } from './use-cart-context.ts';
export { useCartActions } from './use-cart-actions.ts';
export { useCartErrorText } from './use-cart-errors.ts';
export { useCartState } from './use-cart-state.ts';
export { useCartView } from './use-cart-view.ts';
export { useCart } from './use-cart.ts';
export { getFixedTaxTexts } from './get-fixed-tax-texts.ts';
export type { TaxDisplay, TaxMode } from './tax-display.ts';
export { toTaxMode } from './tax-display.ts';
export { useTaxDisplay } from './use-tax-display.ts';
export { useFixedTaxTexts } from './use-fixed-tax-texts.ts';
export { useLinePrices } from './use-line-prices.ts';
export { useCreateCart } from './use-create-cart.ts';
export { formatTaxedAmount } from './format-taxed-amount.ts';
export { type SummaryRow, useSummaryRows } from './use-summary-rows.ts';
