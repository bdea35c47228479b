import { streetLines } from '../customer/postal-address.ts';
import type { PostalAddress } from '../customer/postal-address.ts';
import { html, mailButton, viewUrl } from '../mail/index.ts';
import type { MailMessage, SafeHtml } from '../mail/index.ts';
import type { RequestContext } from '../request-context.ts';
import { getViewLanguage } from '../store/view-language.ts';
import type { Hundredths } from '../money.ts';
import { readOptions } from './order-json.ts';
import { findOrderAddress, listOrderItems, listOrderTaxes } from './order-parts-repository.ts';
import type { OrderItemRecord } from './order-parts-repository.ts';
import type { OrderRecord } from './order-repository.ts';
import { TRANSFER_ACCOUNT } from '../seed/shop/transfer-account.ts';

const WORDS = {
  pl: {
    subject: (number: string) => `Potwierdzenie zamówienia nr ${number}`,
    thanks: 'Dziękujemy za zamówienie!',
    hello: (name: string) => `Cześć, ${name}.`,
    received: 'Przyjęliśmy Twoje zamówienie nr',
    product: 'Produkt',
    quantity: 'Liczba',
    value: 'Wartość',
    subtotal: 'Produkty',
    discount: 'Rabat',
    delivery: 'Dostawa',
    free: 'gratis',
    total: 'Razem',
    including: (tax: string) => `w tym ${tax}`,
    telephone: 'tel.',
    billing: 'Dane do faktury',
    payment: 'Płatność',
    transfer: (number: string) => `Rachunek: ${TRANSFER_ACCOUNT}. W tytule przelewu podaj numer zamówienia ${number}; wyślemy paczkę, gdy tylko pieniądze dotrą.`,
    status: 'Sprawdź status zamówienia',
    withdraw: 'Odstąp od umowy tutaj',
    withdrawNote: 'Bez konta i bez podawania powodu. Ten link otwiera Twoje zamówienie – nie przekazuj go nikomu.',
  },
  en: {
    subject: (number: string) => `Confirmation of your order no. ${number}`,
    thanks: 'Thank you for your order!',
    hello: (name: string) => `Hello, ${name}.`,
    received: 'We have received your order no.',
    product: 'Product',
    quantity: 'Quantity',
    value: 'Amount',
    subtotal: 'Products',
    discount: 'Discount',
    delivery: 'Delivery',
    free: 'free',
    total: 'Total',
    including: (tax: string) => `including ${tax}`,
    telephone: 'tel.',
    billing: 'Billing details',
    payment: 'Payment',
    transfer: (number: string) => `Account: ${TRANSFER_ACCOUNT}. Please give the order number ${number} as the reference of your transfer; we will send the parcel as soon as the money arrives.`,
    status: 'Check the status of your order',
    withdraw: 'Withdraw from the contract here',
    withdrawNote: 'Without an account and without giving a reason. This link opens your order: do not pass it on.',
  },
} as const;

type Words = (typeof WORDS)['pl' | 'en'];

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
  return [
    [words.subtotal, price(order.subtotal_gross)],
    ...discount,
    [`${words.delivery} (${order.carrier_title})`, order.shipping_gross === 0 ? words.free : price(order.shipping_gross)],
    [words.total, price(order.grand_total)],
    ...taxes.map(({ label, amount }): [string, string] => [words.including(label), price(amount)]),
  ];
}

function itemName(item: OrderItemRecord): string {
  const options = readOptions(item.options).map(({ label, value }) => `${label}: ${value}`);
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

function paymentNote(order: OrderRecord, words: Words): string {
  if (order.payment_method !== 'banktransfer') return order.payment_title;
  return `${order.payment_title}. ${words.transfer(order.number)}`;
}

/**
 * To the shopper who has just ordered: what, for how much, and where it goes.
 * @param withdrawalUrl page on which the shopper withdraws; null where contracts cannot be withdrawn from on-line
 */
export function orderConfirmationMail(context: RequestContext, order: OrderRecord, withdrawalUrl: string | null): MailMessage {
  const { database, storeView } = context;
  const words = WORDS[getViewLanguage(storeView)];
  const price = priceFormat(context, order);
  const items = listOrderItems(database, order.id);
  const rows = summary(context, order, words);
  const shipping = addressLines(findOrderAddress(database, order.id, 'shipping'), words);
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
<tbody>${items.map((item) => html`<tr><td>${itemName(item)}</td><td style="text-align:right">${item.quantity}</td><td style="text-align:right">${price(item.row_gross)}</td></tr>`)}</tbody>
<tfoot>${rows.map(([label, amount]) => html`<tr><th scope="row" colspan="2" style="text-align:left">${label}</th><td style="text-align:right">${amount}</td></tr>`)}</tfoot>
</table>
${addressBlock(words.delivery, [`${order.carrier_title}: ${order.method_title}`, ...shipping])}
${addressBlock(words.billing, billing)}
<h2>${words.payment}</h2><p>${paymentNote(order, words)}</p>
${mailButton(url, words.status)}
${withdrawalUrl === null ? '' : html`<p><a href="${withdrawalUrl}">${words.withdraw}</a>. ${words.withdrawNote}</p>`}`,
    text: [
      `${words.hello(order.firstname)} ${words.received} ${order.number}.`,
      '',
      ...items.map((item) => `${item.quantity} × ${itemName(item)}: ${price(item.row_gross)}`),
      '',
      ...rows.map(([label, amount]) => `${label}: ${amount}`),
      '',
      `${words.delivery}: ${order.carrier_title}: ${order.method_title}`,
      ...shipping,
      '',
      `${words.payment}: ${paymentNote(order, words)}`,
      '',
      url,
      ...(withdrawalUrl === null ? [] : ['', `${words.withdraw}: ${withdrawalUrl}`, words.withdrawNote]),
      '',
    ].join('\n'),
  };
}
