import { streetLines } from '../customer/postal-address.ts';
import type { PostalAddress } from '../customer/postal-address.ts';
import { html, mailButton } from '../mail/index.ts';
import type { MailMessage, SafeHtml } from '../mail/index.ts';
import type { RequestContext } from '../request-context.ts';
import type { Grosze } from '../seed/types.ts';
import { readOptions } from './order-json.ts';
import { findOrderAddress, listOrderItems, listOrderTaxes } from './order-parts-repository.ts';
import type { OrderItemRecord } from './order-parts-repository.ts';
import type { OrderRecord } from './order-repository.ts';

const ZLOTY = new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN' });

const price = (amount: Grosze) => ZLOTY.format(amount / 100);

/** Rows of the summary: label and amount, as shown. */
function summary({ database }: RequestContext, order: OrderRecord): [label: string, amount: string][] {
  const discountLabel = order.coupon_label === null ? 'Rabat' : `Rabat (${order.coupon_label})`;
  const discount: [string, string][] = order.discount > 0 ? [[discountLabel, price(-order.discount)]] : [];
  const taxes = listOrderTaxes(database, order.id);
  return [
    ['Produkty', price(order.subtotal_gross)],
    ...discount,
    [`Dostawa (${order.carrier_title})`, order.shipping_gross === 0 ? 'gratis' : price(order.shipping_gross)],
    ['Razem', price(order.grand_total)],
    ...taxes.map(({ label, amount }): [string, string] => [`w tym ${label}`, price(amount)]),
  ];
}

function itemName(item: OrderItemRecord): string {
  const options = readOptions(item.options).map(({ label, value }) => `${label}: ${value}`);
  return options.length === 0 ? item.name : `${item.name} (${options.join(', ')})`;
}

function addressLines(address: PostalAddress | undefined): string[] {
  if (!address) return [];
  return [
    `${address.firstname} ${address.lastname}`,
    ...(address.company === null ? [] : [address.company]),
    ...streetLines(address.street),
    `${address.postcode ?? ''} ${address.city}`.trim(),
    ...(address.telephone === null ? [] : [`tel. ${address.telephone}`]),
  ];
}

function addressBlock(title: string, lines: string[]): SafeHtml {
  return html`<h2>${title}</h2><p>${lines.map((line) => html`${line}<br>`)}</p>`;
}

function paymentNote(order: OrderRecord): string {
  if (order.payment_method !== 'banktransfer') return order.payment_title;
  return `${order.payment_title}. W tytule przelewu podaj numer zamówienia ${order.number}; wyślemy paczkę, gdy tylko pieniądze dotrą.`;
}

/** To the shopper who has just ordered: what, for how much, and where it goes. */
export function orderConfirmationMail(context: RequestContext, order: OrderRecord): MailMessage {
  const { database, publicUrl } = context;
  const items = listOrderItems(database, order.id);
  const rows = summary(context, order);
  const shipping = addressLines(findOrderAddress(database, order.id, 'shipping'));
  const billing = addressLines(findOrderAddress(database, order.id, 'billing'));
  const url = order.customer_id === null ? `${publicUrl}/track-my-order/` : `${publicUrl}/order-history`;
  return {
    kind: 'order-confirmation',
    to: order.email,
    subject: `Potwierdzenie zamówienia nr ${order.number}`,
    html: html`<h1>Dziękujemy za zamówienie!</h1>
<p>Cześć, ${order.firstname}. Przyjęliśmy Twoje zamówienie nr <strong>${order.number}</strong>.</p>
<table style="width:100%;border-collapse:collapse">
<thead><tr><th scope="col" style="text-align:left">Produkt</th><th scope="col" style="text-align:right">Liczba</th><th scope="col" style="text-align:right">Wartość</th></tr></thead>
<tbody>${items.map((item) => html`<tr><td>${itemName(item)}</td><td style="text-align:right">${item.quantity}</td><td style="text-align:right">${price(item.row_gross)}</td></tr>`)}</tbody>
<tfoot>${rows.map(([label, amount]) => html`<tr><th scope="row" colspan="2" style="text-align:left">${label}</th><td style="text-align:right">${amount}</td></tr>`)}</tfoot>
</table>
${addressBlock('Dostawa', [`${order.carrier_title}: ${order.method_title}`, ...shipping])}
${addressBlock('Dane do faktury', billing)}
<h2>Płatność</h2><p>${paymentNote(order)}</p>
${mailButton(url, 'Sprawdź status zamówienia')}`,
    text: [
      `Cześć, ${order.firstname}. Przyjęliśmy Twoje zamówienie nr ${order.number}.`,
      '',
      ...items.map((item) => `${item.quantity} × ${itemName(item)}: ${price(item.row_gross)}`),
      '',
      ...rows.map(([label, amount]) => `${label}: ${amount}`),
      '',
      `Dostawa: ${order.carrier_title}: ${order.method_title}`,
      ...shipping,
      '',
      `Płatność: ${paymentNote(order)}`,
      '',
      url,
      '',
    ].join('\n'),
  };
}
