import {
  canCancel,
  cancelOrder,
  confirmCancelOrder,
  requestGuestOrderCancel,
  type CancelOrderInput,
  type ConfirmCancelOrderInput,
  type GuestOrderCancelInput,
} from './cancel-order.ts';
import { localDateTime, magentoDateTime } from '../customer/date-time.ts';
import type { Resolvers } from '../module.ts';
import type { RequestContext } from '../request-context.ts';
import { encodeUid } from '../uid.ts';
import { creditMemoSources } from './credit-memos.ts';
import { findInvoice, findShipment, listComments } from './fulfillment-repository.ts';
import { readPaymentDetails } from './order-json.ts';
import { findOrderAddress, listOrderItems } from './order-parts-repository.ts';
import type { OrderRecord } from './order-repository.ts';
import { getCoupon, orderAddressSource, orderItemSource, orderTotalSource } from './order-sources.ts';
import type { Progress } from './order-sources.ts';
import { customerDownloadableProducts } from './downloads.ts';
import { statusLabel } from './order-status.ts';

function getProgress({ database }: RequestContext, order: OrderRecord): Progress {
  return {
    isInvoiced: findInvoice(database, order.id) !== undefined,
    isShipped: findShipment(database, order.id) !== undefined,
  };
}

function getItems(context: RequestContext, order: OrderRecord): Record<string, unknown>[] {
  const progress = getProgress(context, order);
  return listOrderItems(context.database, order.id).map((item) => orderItemSource(context, order, item, progress));
}

/** Lines of an invoice or a parcel: both hold the whole order. */
function documentItems(context: RequestContext, order: OrderRecord, typename: 'InvoiceItem' | 'ShipmentItem') {
  return getItems(context, order).map((item) => ({ ...item, __typename: typename, order_item: item }));
}

const documentNumber = (id: number) => String(id).padStart(9, '0');

function invoices(context: RequestContext, order: OrderRecord): unknown[] {
  const invoice = findInvoice(context.database, order.id);
  if (!invoice) return [];
  return [
    {
      id: encodeUid(invoice.id),
      number: documentNumber(invoice.id),
      comments: [],
      items: documentItems(context, order, 'InvoiceItem'),
      total: orderTotalSource(context, order),
    },
  ];
}

function shipments(context: RequestContext, order: OrderRecord): unknown[] {
  const shipment = findShipment(context.database, order.id);
  if (!shipment) return [];
  const { tracking_title: title, tracking_number: number } = shipment;
  return [
    {
      id: encodeUid(shipment.id),
      number: documentNumber(shipment.id),
      comments: [],
      items: documentItems(context, order, 'ShipmentItem'),
      tracking: title === null ? [] : [{ title, carrier: order.carrier_code, number }],
    },
  ];
}

/** Whether nothing of an order is shipped. */
const isVirtual = (order: OrderRecord) => order.carrier_code === '';

/** Fields of an order. */
export const orderResolvers: Resolvers = {
  Query: { customerDownloadableProducts },
  Mutation: {
    cancelOrder: (_: unknown, { input }: { input: CancelOrderInput }, context: RequestContext) =>
      cancelOrder(context, input),
    confirmCancelOrder: (_: unknown, { input }: { input: ConfirmCancelOrderInput }, context: RequestContext) =>
      confirmCancelOrder(context, input),
    requestGuestOrderCancel: (_: unknown, { input }: { input: GuestOrderCancelInput }, context: RequestContext) =>
      requestGuestOrderCancel(context, input),
  },
  CustomerOrder: {
    id: (order: OrderRecord) => encodeUid(order.id),
    increment_id: (order: OrderRecord) => order.number,
    order_number: (order: OrderRecord) => order.number,
    created_at: (order: OrderRecord) => magentoDateTime(order.created_at),
    order_date: (order: OrderRecord, _: unknown, { storeView }: RequestContext) =>
      localDateTime(order.created_at, storeView.timezone),
    order_status_change_date: (order: OrderRecord) => magentoDateTime(order.updated_at),
    status: (order: OrderRecord, _: unknown, { storeView }: RequestContext) => statusLabel(order.state, storeView),
    grand_total: (order: OrderRecord) => order.grand_total / 100,
    is_virtual: isVirtual,
    available_actions: (order: OrderRecord, _: unknown, context: RequestContext) =>
      canCancel(context, order) ? ['REORDER', 'CANCEL'] : ['REORDER'],
    applied_coupons(order: OrderRecord) {
      const coupon = getCoupon(order);
      return coupon ? [{ code: coupon.code }] : [];
    },
    carrier: (order: OrderRecord) => order.carrier_title || null,
    shipping_method: (order: OrderRecord) =>
      isVirtual(order) ? null : `${order.carrier_title} - ${order.method_title}`,
    customer_info: ({ firstname, lastname }: OrderRecord) => ({ firstname, lastname }),
    shipping_address: (order: OrderRecord, _: unknown, { database }: RequestContext) =>
      orderAddressSource(findOrderAddress(database, order.id, 'shipping')),
    billing_address: (order: OrderRecord, _: unknown, { database }: RequestContext) =>
      orderAddressSource(findOrderAddress(database, order.id, 'billing')),
    payment_methods: (order: OrderRecord) => [
      {
        name: order.payment_title,
        type: order.payment_method,
        additional_data: readPaymentDetails(order.payment_details),
      },
    ],
    items: (order: OrderRecord, _: unknown, context: RequestContext) => getItems(context, order),
    total: (order: OrderRecord, _: unknown, context: RequestContext) => orderTotalSource(context, order),
    invoices: (order: OrderRecord, _: unknown, context: RequestContext) => invoices(context, order),
    credit_memos: (order: OrderRecord, _: unknown, context: RequestContext) =>
      creditMemoSources(context, order, getItems(context, order)),
    shipments: (order: OrderRecord, _: unknown, context: RequestContext) => shipments(context, order),
    comments: (order: OrderRecord, _: unknown, { database }: RequestContext) =>
      listComments(database, order.id).map(({ message, created_at }) => ({
        message,
        timestamp: magentoDateTime(created_at),
      })),
  },
};
