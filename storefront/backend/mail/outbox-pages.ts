import { json } from '../http/message.ts';
import type { HttpResponse, HttpRoute } from '../module.ts';
import type { ServiceContext } from '../request-context.ts';
import { getViewLanguage } from '../store/view-language.ts';
import { getWords } from '../words/get-words.ts';
import { html, SafeHtml } from './html.ts';
import { deliverMails } from './outbox.ts';
import { findMail, listMails } from './outbox-repository.ts';

/** Mails that the list shows at most. */
const LIST_LENGTH = 200;

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // The pages need styles only; a mail must not be able to run or load anything.
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'",
};

const STYLE = new SafeHtml(`<style>
body{max-width:60rem;margin:0 auto;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif}
table{width:100%;border-collapse:collapse}
th,td{padding:.5rem;border-bottom:1px solid;text-align:left;vertical-align:top}
dt{font-weight:700}dd{margin:0 0 .5rem}
article{border:1px solid;margin-top:1.5rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere}
</style>`);

function page({ storeViews: [staffView] }: ServiceContext, title: string, body: SafeHtml, status = 200): HttpResponse {
  return {
    status,
    headers: HEADERS,
    body: html`${new SafeHtml('<!doctype html>')}<html lang="${getViewLanguage(staffView)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>${STYLE}</head><body><main>${body}</main></body></html>`
      .text,
  };
}

function localTime(iso: string, { storeViews: [staffView] }: ServiceContext): string {
  return new Intl.DateTimeFormat(staffView.locale.replace('_', '-'), {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: staffView.timezone,
  }).format(new Date(iso));
}

/** Answers as any unknown path does, so that nobody learns from outside whether the outbox is on. */
function forLocalCalls(handle: HttpRoute['handle']): HttpRoute['handle'] {
  return (request, service) =>
    service.outbox && request.isLocal
      ? handle(request, service)
      : json(404, { message: 'Not found' }, { 'Cache-Control': 'no-store' });
}

const wordsOf = ({ storeViews: [staffView] }: ServiceContext) => getWords(staffView, 'outbox');

function notFound(service: ServiceContext): HttpResponse {
  const { notFound: title, all } = wordsOf(service);
  return page(service, title, html`<h1>${title}</h1><p><a href="/outbox">${all}</a></p>`, 404);
}

/** GET /outbox: the mails, newest first. */
const list: HttpRoute = {
  method: 'GET',
  path: '/outbox',
  handle: forLocalCalls((_request, service) => {
    deliverMails(service);
    const words = wordsOf(service);
    const mails = listMails(service.database, LIST_LENGTH);
    const rows = mails.map(
      (mail) =>
        html`<tr><td><time datetime="${mail.created_at}">${localTime(mail.created_at, service)}</time></td><td>${mail.recipient}</td><td><a href="/outbox/${mail.id}">${mail.subject}</a></td></tr>`,
    );
    const table = html`<table><thead><tr><th scope="col">${words.sent}</th><th scope="col">${words.to}</th><th scope="col">${words.subject}</th></tr></thead><tbody>${rows}</tbody></table>`;
    const body = mails.length === 0 ? html`<p>${words.empty}</p>` : table;
    return page(service, words.title, html`<h1>${words.title}</h1>${body}`);
  }),
};

/** GET /outbox/<id>: one mail with its headers, its HTML and its plain text. */
const single: HttpRoute = {
  method: 'GET',
  path: '/outbox/:id',
  handle: forLocalCalls(({ parameters }, service) => {
    const id = parameters['id'] ?? '';
    const mail = /^\d{1,15}$/u.test(id) ? findMail(service.database, Number(id)) : undefined;
    if (!mail) return notFound(service);
    const words = wordsOf(service);
    const bodyOfMail = new SafeHtml(/<body[^>]*>([\s\S]*)<\/body>/u.exec(mail.html)?.[1] ?? '');
    return page(
      service,
      mail.subject,
      html`<p><a href="/outbox">${words.all}</a></p><h1>${mail.subject}</h1><dl><dt>${words.to}</dt><dd>${mail.recipient}</dd><dt>${words.sent}</dt><dd><time datetime="${mail.created_at}">${localTime(mail.created_at, service)}</time></dd></dl><article aria-label="${words.content}">${bodyOfMail}</article><h2>${words.plainText}</h2><pre>${mail.text}</pre>`,
    );
  }),
};

/** Pages that show what the shop has sent. */
export const outboxPages: readonly HttpRoute[] = [list, single];
