import { getViewLanguage } from '../store/view-language.ts';
import { getWords } from '../words/get-words.ts';
import { html, SafeHtml } from './html.ts';
import { viewUrl, type MailView } from './mail-view.ts';

/** Wraps the body of a mail in a whole HTML document with the shop's plain look. */
export function mailDocument(subject: string, body: SafeHtml, view: MailView): string {
  const language = getViewLanguage(view.storeView);
  const { name } = view.storeView.settings;
  return html`${new SafeHtml('<!doctype html>')}
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${subject}</title>
</head>
<body style="margin:0;background:#f6f3ec;color:#1f2a24;font:16px/1.5 sans-serif">
<div style="max-width:640px;margin:0 auto;padding:24px">
<p style="font-size:24px;font-weight:700"><a href="${viewUrl(view)}/" style="color:#1f4033;text-decoration:none">${name}</a></p>
<div style="background:#ffffff;padding:24px;border-radius:12px">${body}</div>
<p style="font-size:13px">${getWords(view.storeView, 'mailFrame').closing(name)}</p>
</div>
</body>
</html>
`.text;
}

/** A prominent link. The address must be http(s). */
export function mailButton(url: string, label: string): SafeHtml {
  return html`<p><a href="${url}" style="display:inline-block;background:#1f4033;color:#ffffff;padding:12px 24px;border-radius:24px;text-decoration:none">${label}</a></p>`;
}
