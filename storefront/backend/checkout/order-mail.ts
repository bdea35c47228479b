import { streetLines } from '../customer/postal-address.ts';
import type { PostalAddress } from '../customer/postal-address.ts';
import { html, mailButton, viewUrl } from '../mail/index.ts';
import type { MailMessage, SafeHtml } from '../mail/index.ts';
import type { RequestContext } from '../request-context.ts';
import type { Hundredths } from '../money.ts';
import { getChosenOptions } from './order-item-options.ts';
import { readOptions } from './order-json.ts';
import { findOrderAddress, listOrderItems, listOrderTaxes } from './order-parts-repository.ts';
import type { OrderItemRecord } from './order-parts-repository.ts';
import type { OrderRecord } from './order-repository.ts';
import type { ShopWords } from '../words/english-words.ts';
import { getWords } from '../words/get-words.ts';

type Words = ShopWords['orderMail'];

/** Writes amounts of an order as its store view writes them. */
function priceFormat({ storeView }: RequestContext, { currency }: OrderRecord): (amount: Hundredths) => string {
  const format = new Intl.NumberFormat(storeView.locale.replace('_', '-'), { style: 'currency', currency });
  return (amount) => format.format(amount / 100);
}

/** Rows of the summary: label and amount, as shown. */
function summary(context: RequestContext, order: OrderRecord, words: Words): [label: string, amount: string][] {
  const price = priceFormat(context, order);
  const discountLabel = order.coupon_label === null ? words.discount : `${words.discount} (${order.coupon_label})`;
  const discount: [string, string][] = order.discount > 0 ? [[discountLabel, price(-order.discount)]] : [];
  const taxes = listOrderTaxes(context.database, order.id);
  const delivery: [string, string][] =
    order.carrier_code === ''
      ? []
      : [
          [
            `${words.delivery} (${order.carrier_title})`,
            order.shipping_gross === 0 ? words.free : price(order.shipping_gross),
          ],
        ];
  return [
    [words.subtotal, price(order.subtotal_gross)],
    ...discount,
    ...delivery,
    [words.total, price(order.grand_total)],
    ...taxes.map(({ label, amount }): [string, string] => [words.including(label), price(amount)]),
  ];
}

function itemName(context: RequestContext, item: OrderItemRecord): string {
  const parts = getChosenOptions(context, item)
    .filter(({ source }) => source !== 'custom')
    .map(({ label, values }) => ({ label, value: values.map((value) => value.label).join(', ') }));
  const options = [...readOptions(item.options), ...parts].map(({ label, value }) => `${label}: ${value}`);
  return options.length === 0 ? item.name : `${item.name} (${options.join(', ')})`;
}

function addressLines(address: PostalAddress | undefined, words: Words): string[] {
  if (!address) return [];
  return [
    `${address.firstname} ${address.lastname}`,
    ...(address.company === null ? [] : [address.company]),
    ...streetLines(address.street),
    `${address.postcode ?? ''} ${address.city}`.trim(),
    ...(address.telephone === null ? [] : [`${words.telephone} ${address.telephone}`]),
  ];
}

function addressBlock(title: string, lines: string[]): SafeHtml {
  return html`<h2>${title}</h2><p>${lines.map((line) => html`${line}<br>`)}</p>`;
}

function paymentNote(order: OrderRecord, words: Words, account: string): string {
  if (order.payment_method !== 'banktransfer') return order.payment_title;
  return `${order.payment_title}. ${words.transfer(account, order.number)}`;
}

/**
 * To the shopper who has just ordered: what, for how much, and where it goes.
 * @param withdrawalUrl page on which the shopper withdraws; null where contracts cannot be withdrawn from online
 */
export function orderConfirmationMail(
  context: RequestContext,
  order: OrderRecord,
  withdrawalUrl: string | null,
): MailMessage {
  const { database, storeView } = context;
  const words = getWords(storeView, 'orderMail');
  const price = priceFormat(context, order);
  const items = listOrderItems(database, order.id);
  const rows = summary(context, order, words);
  const shipping = addressLines(findOrderAddress(database, order.id, 'shipping'), words);
  const delivered = order.carrier_code === '' ? [] : [`${order.carrier_title}: ${order.method_title}`, ...shipping];
  const billing = addressLines(findOrderAddress(database, order.id, 'billing'), words);
  const url = order.customer_id === null ? `${viewUrl(context)}/track-my-order/` : `${viewUrl(context)}/order-history`;
  return {
    kind: 'order-confirmation',
    to: order.email,
    storeView,
    subject: words.subject(order.number),
    html: html`<h1>${words.thanks}</h1>
<p>${words.hello(order.firstname)} ${words.received} <strong>${order.number}</strong>.</p>
<table style="width:100%;border-collapse:collapse">
<thead><tr><th scope="col" style="text-align:left">${words.product}</th><th scope="col" style="text-align:right">${words.quantity}</th><th scope="col" style="text-align:right">${words.value}</th></tr></thead>
<tbody>${items.map((item) => html`<tr><td>${itemName(context, item)}</td><td style="text-align:right">${item.quantity}</td><td style="text-align:right">${price(item.row_gross)}</td></tr>`)}</tbody>
<tfoot>${rows.map(([label, amount]) => html`<tr><th scope="row" colspan="2" style="text-align:left">${label}</th><td style="text-align:right">${amount}</td></tr>`)}</tfoot>
</table>
${delivered.length === 0 ? '' : addressBlock(words.delivery, delivered)}
${addressBlock(words.billing, billing)}
<h2>${words.payment}</h2><p>${paymentNote(order, words, storeView.settings.transferAccount)}</p>
${mailButton(url, words.status)}
${withdrawalUrl === null ? '' : html`<p><a href="${withdrawalUrl}">${words.withdraw}</a>. ${words.withdrawNote}</p>`}`,
    text: [
      `${words.hello(order.firstname)} ${words.received} ${order.number}.`,
      '',
      ...items.map((item) => `${item.quantity} × ${itemName(context, item)}: ${price(item.row_gross)}`),
      '',
      ...rows.map(([label, amount]) => `${label}: ${amount}`),
      '',
      ...delivered.map((line, index) => (index === 0 ? `${words.delivery}: ${line}` : line)),
      ...(delivered.length === 0 ? [] : ['']),
      `${words.payment}: ${paymentNote(order, words, storeView.settings.transferAccount)}`,
      '',
      url,
      ...(withdrawalUrl === null ? [] : ['', `${words.withdraw}: ${withdrawalUrl}`, words.withdrawNote]),
      '',
    ].join('\n'),
  };
}
