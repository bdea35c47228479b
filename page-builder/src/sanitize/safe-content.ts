import {
  banner,
  button,
  buttons,
  contentType,
  divider,
  escapeHtml,
  heading,
  html,
  image,
  row,
  text,
} from '../fixtures/markup.ts';
import { faq, map, tabs, video } from '../fixtures/markup-widgets.ts';

/** Content that merchants write regularly, much of it similar to attacks. */
export interface Harmless {
  name: string;
  html: string;
  /** Text that the elements of a selector must contain. */
  kept: Readonly<Record<string, string>>;
}

const shop = 'https://shop.example';

const editor: Harmless[] = [
  {
    name: 'headings, paragraphs and emphasis',
    html: '<h2>Żelazo i miedź</h2><h3>Źródła</h3><p>Łyżka <strong>rano</strong>, <em>wieczorem</em>, <u>codziennie</u> i <s>nigdy</s>.</p>',
    kept: { h2: 'Żelazo', h3: 'Źródła', strong: 'rano', em: 'wieczorem', u: 'codziennie', s: 'nigdy' },
  },
  {
    name: 'lists in lists',
    html: '<ul><li>Cynk<ul><li>cytrynian</li></ul></li></ul><ol start="4" type="a"><li value="7">Siódmy</li></ol><dl><dt>Porcja</dt><dd>2 kapsułki</dd></dl>',
    kept: {
      'ul ul li': 'cytrynian',
      'ol[start="4"][type="a"] li[value="7"]': 'Siódmy',
      dt: 'Porcja',
      dd: '2 kapsułki',
    },
  },
  {
    name: 'table of nutrition',
    html: '<table><caption>W porcji</caption><colgroup><col span="2"></colgroup><thead><tr><th scope="col">Składnik</th><th scope="col">% RWS*</th></tr></thead><tbody><tr><td rowspan="2">Cynk</td><td colspan="1">100%</td></tr></tbody><tfoot><tr><td>*RWS</td></tr></tfoot></table>',
    kept: { 'table caption': 'W porcji', 'th[scope="col"]': 'Składnik', 'td[rowspan="2"]': 'Cynk', tfoot: '*RWS' },
  },
  {
    name: 'links of all kinds',
    html: `<a href="/omega.html">O</a><a href="${shop}/b.html?x=1&amp;y=2#z">B</a><a href="https://pzh.gov.pl" target="_blank">P</a><a href="mailto:a@shop.example?subject=Cze%C5%9B%C4%87">M</a><a href="tel:+48221002030">T</a><a href="#dawka">D</a>`,
    kept: {
      'a[href="/omega.html"]': 'O',
      'a[href^="/b.html?x=1"]': 'B',
      'a[href="https://pzh.gov.pl"][target="_blank"][rel~="noopener"]': 'P',
      'a[href^="mailto:a@"]': 'M',
      'a[href="tel:+48221002030"]': 'T',
      'a[href^="#"]': 'D',
    },
  },
  {
    name: 'captions of a video',
    html: '<video src="/a.mp4"><track kind="captions" src="/a.vtt" srclang="pl" label="Polski" default></video>',
    kept: { 'video > track[kind="captions"][src="/a.vtt"][srclang="pl"][label="Polski"][default]': '' },
  },
  {
    name: 'pictures',
    html: `<p><img src="${shop}/media/a.jpg" alt="Słoik" width="300" height="200"></p><figure><img src="/media/b.png" alt=""><figcaption>Podpis</figcaption></figure>`,
    kept: {
      figcaption: 'Podpis',
      'p img[alt="Słoik"][src*="/media/a.jpg"]': '',
      'figure img[src*="/media/b.png"]': '',
    },
  },
  {
    name: 'inline looks',
    html: '<p style="text-align: right; color: #1d5c63; font-size: 18px; padding-left: 30px;">a</p><span style="background-color: rgba(1, 2, 3, 0.5); text-decoration: underline;">b</span>',
    kept: {
      'p[style*="text-align"][style*="color"][style*="padding-left"]': 'a',
      'span[style*="background-color"]': 'b',
    },
  },
  {
    name: 'ground of the shop itself',
    html: '<div style="background-image: url(/media/tlo.jpg); background-size: cover;">x</div>',
    kept: { 'div[style*="/media/tlo.jpg"]': 'x' },
  },
  {
    name: 'words that look like code',
    html: '<p>Włącz JavaScript: onclick=, data:text, &lt;script&gt;alert(1)&lt;/script&gt;, 5 &lt; 6 &amp;&amp; 7 &gt; 6, {{ceny}}, url(x), expression(y)</p>',
    kept: {
      p: 'Włącz JavaScript: onclick=, data:text, <script>alert(1)</script>, 5 < 6 && 7 > 6, {{ceny}}, url(x), expression(y)',
    },
  },
  {
    name: 'signs of many scripts',
    html: '<p>od&nbsp;1&nbsp;zł – „dobrze” 🎉👩‍🔬 Ωμέγα кофе 日本 שלום</p><p dir="rtl" lang="he">שלום</p>',
    kept: { p: 'od 1 zł – „dobrze” 🎉👩‍🔬 Ωμέγα кофе 日本 שלום', 'p[dir="rtl"][lang="he"]': 'שלום' },
  },
  {
    name: 'small elements',
    html: 'CO<sub>2</sub> m<sup>2</sup> <small>s</small> <code>c</code> <kbd>k</kbd> <mark>m</mark> <abbr title="Referencyjna Wartość Spożycia">RWS</abbr> <q>q</q> <cite>t</cite> <del>49 zł</del> <ins>39 zł</ins> <time datetime="2026-01-02">2 I</time>',
    kept: {
      sub: '2',
      sup: '2',
      small: 's',
      code: 'c',
      kbd: 'k',
      mark: 'm',
      'abbr[title]': 'RWS',
      q: 'q',
      cite: 't',
      del: '49 zł',
      ins: '39 zł',
      'time[datetime]': '2 I',
    },
  },
  {
    name: 'quotation, code and parts that unfold',
    html: '<blockquote><p>Polecam</p></blockquote><pre>a\n  b</pre><details open><summary>Skład</summary><p>Cynk</p></details><hr>',
    kept: { 'blockquote p': 'Polecam', pre: 'a\n  b', 'details[open] summary': 'Skład', 'details p': 'Cynk' },
  },
  {
    name: 'player of a video host',
    html: '<iframe width="560" height="315" src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="Film" allowfullscreen></iframe>',
    kept: { 'iframe[src*="aqz-KE-bpKQ"][title="Film"]': '' },
  },
];

const pageBuilder: Harmless[] = [
  {
    name: 'rows, headings and text in their order',
    html: row(heading('Pierwszy', 2) + text('<p>Akapit <a href="/x.html">odnośnik</a></p>')) + row(heading('Drugi', 3)),
    kept: { h2: 'Pierwszy', 'p a[href="/x.html"]': 'odnośnik', h3: 'Drugi' },
  },
  {
    name: 'markup shown as markup',
    html: html('<p>Znacznik &lt;b&gt; pogrubia <b class="x">tak</b></p>'),
    kept: { p: 'Znacznik <b> pogrubia tak', 'b.x': 'tak' },
  },
  {
    name: 'markup that was never escaped',
    html: contentType('html', {}, '<ul><li>a &amp; b</li></ul>'),
    kept: { li: 'a & b' },
  },
  {
    name: 'banner with a link and a button',
    html: banner({
      href: '/zestawy.html',
      content: '<h2>Zestaw</h2>',
      button: 'Zobacz',
      desktop: `${shop}/media/d e.jpg`,
      overlayColor: '#fff',
    }),
    kept: { h2: 'Zestaw', 'a[href="/zestawy.html"]': 'Zobacz' },
  },
  {
    name: 'buttons',
    html: buttons([button('Kup', 'primary', { href: '/kup.html' }), button('Bez celu')]),
    kept: { 'a[href="/kup.html"]': 'Kup', div: 'Bez celu' },
  },
  {
    name: 'picture with a link and a caption',
    html: image({
      desktop: `${shop}/media/b.jpg`,
      mobile: '/media/c.jpg',
      alt: 'Zimowy zestaw',
      caption: 'Do 31 marca',
      href: '/zima.html',
    }),
    kept: { figcaption: 'Do 31 marca', 'figure a[href="/zima.html"] img[alt="Zimowy zestaw"]': '' },
  },
  {
    name: 'tabs',
    html: tabs([
      { name: 'Skład', content: text('<p>Cynk</p>') },
      { name: 'Opinie & pytania', content: text('<p>Dobre</p>') },
    ]),
    kept: { div: 'Skład', p: 'Dobre' },
  },
  {
    name: 'questions in a list and alone',
    html: `${faq([{ question: 'Kiedy?', answer: '<p>Rano</p>' }])}${contentType('faq-item', {}, '<div data-element="question">Ile?</div><div data-element="answer"><p>Jedną</p></div>')}`,
    kept: { button: 'Kiedy? | Ile?', p: 'Rano | Jedną' },
  },
  { name: 'film of a host', html: video({ src: 'https://www.youtube.com/embed/aqz-KE-bpKQ' }), kept: { button: '' } },
  {
    name: 'places of a map',
    html: map([
      {
        position: { latitude: 52.2, longitude: 21 },
        location_name: 'Salon "Krucza" <1>',
        phone: '+48 22 100 20 30',
        address: 'Krucza 1',
        city: 'Warszawa',
      },
    ]),
    kept: { div: 'Salon "Krucza" <1>', 'a[href^="tel:"]': '+48 22 100 20 30' },
  },
  {
    name: 'line',
    html: divider('width: 50%; border-width: 2px; border-color: #cecece; display: inline-block;'),
    kept: { hr: '' },
  },
  {
    name: 'neighbor of an unknown type',
    html: `${contentType('odliczanie', {}, '<p>10</p>')}${text('<p>Obok</p>')}`,
    kept: { p: 'Obok' },
  },
  {
    name: 'content of an unlisted appearance',
    html: contentType('text', { 'data-appearance': 'fancy' }, escapeHtml('a < b')),
    kept: { div: 'a < b' },
  },
];

/** Content that must be rendered completely, written for this project. */
export const safeContent: readonly Harmless[] = [...editor, ...pageBuilder];
