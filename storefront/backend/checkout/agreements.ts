import type { JsonObject } from '../rest/read-body.ts';
import { readId, readObject } from '../rest/read-body.ts';
import { RestError } from '../rest-error.ts';
import type { StoreView } from '../store/store-view.ts';

/** Source objects of `Query.checkoutAgreements`. */
export function listAgreements({ settings }: Pick<StoreView, 'settings'>): Record<string, unknown>[] {
  return (settings.agreements ?? []).map(({ id, name, content, isHtml, checkboxText, mode }) => ({
    agreement_id: id,
    name,
    content,
    content_height: null,
    checkbox_text: checkboxText,
    is_html: isHtml,
    mode: mode.toUpperCase(),
  }));
}

/**
 * Makes sure that an order by REST agrees to all terms that shoppers tick. As in Magento, orders by GraphQL are not
 * checked.
 *
 * @param payment Unchecked `paymentMethod` of the body.
 * @throws RestError
 */
export function requireAgreements({ settings }: Pick<StoreView, 'settings'>, payment: JsonObject): void {
  const ids: unknown = readObject(payment.get('extension_attributes'))?.get('agreement_ids');
  const agreed = Array.isArray(ids) ? ids.map(readId) : [];
  const isMissing = (settings.agreements ?? []).some(({ id, mode }) => mode === 'manual' && !agreed.includes(id));
  if (isMissing)
    throw new RestError(
      400,
      "The order wasn't placed. First, agree to the terms and conditions, then try placing your order again.",
    );
}
