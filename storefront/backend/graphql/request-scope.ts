import { createHash } from 'node:crypto';
import { inputError } from '../graphql-error.ts';
import { getClientNetwork } from '../http/client-network.ts';
import type { IncomingCall } from '../http/message.ts';
import type { CustomerIdentity, RequestContext, ServiceContext } from '../request-context.ts';
import type { StoreView } from '../store/store-view.ts';

/** Names the customer of a token, null for an administrator's; throws graphql-authentication for any other. */
export type Authenticate = (token: string, service: ServiceContext) => CustomerIdentity | null;

/**
 * The store view of the `Store` header; without one the default view, whatever its code. The code `default` names no
 * other view than that which has it.
 * @throws CommerceError graphql-input for a code that does not exist.
 */
function chooseStoreView(code: string | null, storeViews: ServiceContext['storeViews']): StoreView {
  const wanted = code?.trim() ?? '';
  if (wanted === '') return storeViews[0];
  const found = storeViews.find((storeView) => storeView.code === wanted);
  if (!found) throw inputError('Requested store is not found');
  return found;
}

/**
 * The currency of the `Content-Currency` header.
 * @throws CommerceError graphql-input for a currency that the store view does not offer.
 */
function chooseCurrency(code: string | null, storeView: StoreView): string {
  const wanted = code?.trim().toUpperCase() ?? '';
  if (wanted === '') return storeView.displayCurrency;
  if (!storeView.availableCurrencies.includes(wanted)) throw inputError('Please correct the target currency');
  return wanted;
}

/** The token of an Authorization header; null without one, and for the empty one that some clients send to sign out. */
function bearerToken(authorization: string | null): string | null {
  return /^Bearer\s+(\S+)\s*$/iu.exec(authorization ?? '')?.[1] ?? null;
}

/** Choices that the caller makes elsewhere than in headers, e.g. by the path of a REST call. */
export interface ScopeOverrides {
  readonly storeCode?: string;
  /** Whether the currency is the store view's own, whatever the header says. Default: no. */
  readonly ignoresCurrency?: boolean;
}

/**
 * Reads the headers that scope a request.
 *
 * @throws CommerceError graphql-input for a wrong store or currency, graphql-authentication for a refused token.
 */
export function createRequestContext(
  service: ServiceContext,
  authenticate: Authenticate | undefined,
  call: Pick<IncomingCall, 'headers' | 'remoteAddress'>,
  overrides: ScopeOverrides = {},
): RequestContext {
  const { headers } = call;
  const storeView = chooseStoreView(overrides.storeCode ?? headers.get('store'), service.storeViews);
  const currency = chooseCurrency(overrides.ignoresCurrency ? null : headers.get('content-currency'), storeView);
  const token = bearerToken(headers.get('authorization'));
  const customer = token !== null && authenticate ? authenticate(token, service) : null;
  return {
    ...service,
    storeView,
    currency,
    token,
    customer,
    clientNetwork: getClientNetwork(call),
    header: (name) => headers.get(name),
  };
}

/** Value of `X-Magento-Cache-Id`: equal for all visitors who may share a cached answer. */
export function cacheId({ storeView, currency, customer }: RequestContext): string {
  const facts = ['witryna', storeView.code, currency, customer ? `customer:${customer.group ?? 1}` : 'guest:0'];
  return createHash('sha256').update(facts.join('|')).digest('hex');
}
